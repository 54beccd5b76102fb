import type { GameStore } from '../../core/game.svelte';
import { gloss } from '../../core/gloss.svelte';
import { t, texts, type Spelling } from '../../core/texts.svelte';
import type { Advice } from './advice.svelte';
import type { Chooser } from './chooser.svelte';
import type { Zombicide } from './kinds';
import { refusalOf } from './outlook';
import type { ZombicidePersonView, ZombicideScene } from './protocol';
import type { Words } from './words';

/** The button by which cards change places, and the small card about a place without one. */
const TRADE = 'trade';
const FREE = 'slot:free';
/** So many of a button's options are told. */
const TOLD = 4;

/** A free place of somebody is pressed: what fills it is offered, or it is said why that cannot be. */
export class Vacant {
  /** Whose place was pressed. */
  private asked: ZombicidePersonView | null = $state.raw(null);

  constructor(
    private readonly store: GameStore<Zombicide>,
    private readonly chooser: Chooser,
    private readonly advice: Advice,
    private readonly words: Words,
    private readonly table: () => { scene: ZombicideScene; spelling: Spelling },
  ) {}

  get scene(): ZombicideScene {
    return this.table().scene;
  }

  /** What a button of the action bar would do now, for a finger that rests on it. */
  deed(id: string): { name: string; text: string } | null {
    const offer = this.chooser.offers.find(({ group }) => group.id === id);
    if (!offer?.options.length) return null;
    const said = offer.options.map(({ text }) => texts.render(text, this.table().spelling));
    const more = said.length > TOLD ? ' …' : '';
    const heading = this.chooser.bar.wordOf(offer.group);
    return {
      name: texts.has(heading) ? t(heading) : said[0]!,
      text: said.slice(0, TOLD).join(' · ') + more,
    };
  }

  /** Lists how cards can come there now and tells that; else a small card says why none can. */
  press(person: ZombicidePersonView, place: HTMLElement): boolean {
    const { chooser } = this;
    if (this.offered(person)) {
      chooser.clear();
      chooser.group = TRADE;
      return true;
    }
    this.asked = person;
    if (this.acts(person)) this.advice.lookAround();
    gloss.show(FREE, place.getBoundingClientRect(), true);
    return false;
  }

  /** Why no card can come there now. */
  said = $derived.by((): string => {
    const { asked, chooser, store } = this;
    if (!asked) return '';
    const who = this.words.survivor(asked.id);
    if (!this.acts(asked)) return t('web-slot-turn', { who });
    if (!store.played.includes(asked.seat)) return t('web-slot-other', { who });
    const offer = chooser.offers.find(({ group }) => group.id === TRADE);
    const why = offer && refusalOf(offer.group, this.advice.outlook)?.why;
    return why ? texts.render(why, this.table().spelling) : t('web-slot-first');
  });

  private acts({ id }: ZombicidePersonView): boolean {
    return this.store.board?.turn === id;
  }

  /** Whether the one who acts may move cards there: the own ones, or those of a friend here. */
  private offered(person: ZombicidePersonView): boolean {
    if (!this.chooser.turn) return false;
    const offer = this.chooser.offers.find(({ group }) => group.id === TRADE);
    if (this.acts(person)) return !!offer?.options.length;
    const number = this.scene.box.survivors.findIndex(({ id }) => id === person.id);
    const trades = offer?.options ?? [];
    return trades.some(({ data }) => data.type === 'Trade' && data.other === number);
  }
}
