export type Theme = 'auto' | 'dark' | 'light';
/** How great moments are shown: with all they have, briefly, or not at all. */
export type Moments = 'full' | 'short' | 'off';
export type Locale = 'en' | 'pl';

export const LOCALES: readonly Locale[] = ['en', 'pl'];
/** Languages as those who speak them call them. */
export const NAMES: Record<Locale, string> = { en: 'English', pl: 'Polski' };
const PLACE = 'horda.settings';

interface Stored {
  theme: Theme;
  locale: Locale | null;
  speed: number;
  moments: Moments;
  sound: boolean;
  notices: boolean;
}

const DEFAULTS: Stored = {
  theme: 'auto',
  locale: null,
  speed: 1,
  moments: 'full',
  sound: false,
  notices: false,
};

function read(): Stored {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(PLACE) ?? '{}') as object) };
  } catch {
    return DEFAULTS;
  }
}

function spoken(): Locale {
  const known = navigator.languages?.map((tag) => tag.slice(0, 2)) ?? [];
  return LOCALES.find((locale) => locale === known.find((tag) => isLocale(tag))) ?? 'en';
}

function isLocale(tag: string): tag is Locale {
  return (LOCALES as readonly string[]).includes(tag);
}

const media = (query: string): MediaQueryList | null =>
  typeof matchMedia === 'function' ? matchMedia(query) : null;

/** What this browser's player likes; kept in the browser. */
class Settings {
  theme: Theme = $state('auto');
  locale: Locale = $state('en');
  /** 1 is normal, 4 is four times as fast. */
  speed = $state(1);
  moments: Moments = $state('full');
  sound = $state(false);
  /** The browser may say that it is one's turn. */
  notices = $state(false);
  reducedMotion = $state(false);
  private dark = $state(true);

  constructor() {
    if (typeof localStorage === 'undefined') return;
    const stored = read();
    this.theme = stored.theme;
    this.locale = stored.locale ?? spoken();
    this.speed = stored.speed;
    this.moments = stored.moments;
    this.sound = stored.sound;
    this.notices = stored.notices;
    this.follow('(prefers-reduced-motion: reduce)', (on) => (this.reducedMotion = on));
    this.follow('(prefers-color-scheme: dark)', (on) => (this.dark = on));
  }

  /** The theme in force. */
  get shade(): 'dark' | 'light' {
    if (this.theme !== 'auto') return this.theme;
    return this.dark ? 'dark' : 'light';
  }

  keep(): void {
    const { theme, locale, speed, moments, sound, notices } = this;
    const stored: Stored = { theme, locale, speed, moments, sound, notices };
    localStorage.setItem(PLACE, JSON.stringify(stored));
  }

  private follow(query: string, set: (on: boolean) => void): void {
    const list = media(query);
    if (!list) return;
    set(list.matches);
    list.addEventListener('change', (event) => set(event.matches));
  }
}

export const settings = new Settings();
