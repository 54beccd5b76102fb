import './fonts/fonts.css';
import './styles/tokens.css';
import './styles/layout.css';
import './styles/left.css';
import './styles/right.css';
import './styles/film.css';
import './styles/actions.css';
import './styles/onway.css';
import './styles/note.css';
import './styles/lobby.css';
import './styles/gallery.css';
import './styles/app.css';
import './styles/low.css';
import './styles/people.css';
import './styles/phone.css';
import './styles/phone-lobby.css';
import './styles/narrow.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { router } from './core/router.svelte';
import { settings } from './core/settings.svelte';
import { loadAnew, missing } from './core/stale';

addEventListener('unhandledrejection', ({ reason }) => {
  if (missing(reason)) void loadAnew();
});
addEventListener('vite:preloadError', () => void loadAnew());
router.start();
// The page's letters come while it waits for its words, so that nothing moves later.
for (const font of ['600 1em "Fira Sans Condensed"', '500 1em "Fira Sans"'])
  void document.fonts.load(font, settings.locale === 'pl' ? 'aż' : 'a');

export default mount(App, { target: document.getElementById('app')! });
