import type { Beat } from '../../core/moments';
import type { Animator, Scene } from '../../core/show.svelte';
import type { EventKind, EventOf, Zombicide, ZombicideEffect } from './kinds';
import type { ZombicideEvent, ZombicideScene, ZombicideTableView } from './protocol';

const MOVE = 420;
const FLASH = 300;
/** Half a second they tumble; the rest is for reading them. */
const DICE = 1500;
/** To read a Zombie card; a press goes on at once. */
export const CARD = 1500;
/** To see who acts out of turn, and where. */
export const RUSH = 1400;
export const AGAIN = 1900;
const FOUND = 900;
/** To read a new skill, and to part from somebody. */
export const LEVEL = 2600;
export const FALL = 3200;
/** To read which goal is met, and which is next. */
export const GOAL = 2200;
const PHASE = 700;
const GROWTH = 900;
/** To read a card of the story, or a Note. */
export const STORY = 14_000;
/** So many groups move in waves, one after another. */
const MANY = 6;
const WAVE = 120;

/** Plays the events of Zombicide scene by scene; what each changed on the board comes with it. */
export function animator(scene: () => ZombicideScene | null): Animator<Zombicide> {
  return {
    scenes(beats) {
      const drawn = scene();
      return drawn ? cut(drawn, beats) : [];
    },
  };
}

/** Cuts events into scenes; moves and attacks of Zombies that follow each other are one. */
export function cut(scene: ZombicideScene, beats: Beat<Zombicide>[]): Scene<Zombicide>[] {
  const scenes: Scene<Zombicide>[] = [];
  let last: EventKind | '' = '';
  for (const { moment, before, after } of beats) {
    const kind = moment.data.type;
    const seen = sight({ scene, board: before }, moment.data);
    const previous = scenes.at(-1);
    if (previous && joins(previous, { scene }, moment.data)) {
      previous.told.push(moment);
      previous.board = after;
    } else if (!seen) {
      if (previous) previous.board = after;
      if (previous && SAID.has(kind)) previous.told.push(moment);
    } else if (previous && kind === last && TOGETHER.has(kind)) {
      previous.effects.push(seen.effect);
      previous.told.push(moment);
      previous.board = after;
    } else {
      const { effect: own, ...rest } = seen;
      const effect = withCard(own, previous?.effects[0]);
      scenes.push({ board: after, effects: [effect], told: [moment], ...rest });
    }
    last = kind;
    const met = EATEN.has(kind) ? [] : newlyMet(before, after);
    if (met.length) {
      scenes.push({
        board: after,
        told: [],
        ...shown(GOAL, { kind: 'goal', met, goals: after.goals }),
      });
      last = '';
    }
  }
  return scenes.map(inWaves);
}

/** Which goals are met by now that were not before. */
const newlyMet = (before: ZombicideTableView, after: ZombicideTableView): number[] =>
  before.goals === after.goals
    ? []
    : after.goals.flatMap(({ done }, n) => (done && !before.goals[n]?.done ? [n] : []));

/** A great scene of one effect. */
const shown = (milliseconds: number, effect: ZombicideEffect) => ({
  effects: [effect],
  milliseconds,
  great: true,
});

/** What comes with a card is shown with it, and a skill with the level that brought it. */
function joins(scene: Scene<Zombicide>, board: Drawn, event: ZombicideEvent): boolean {
  const [effect] = scene.effects;
  if (effect?.kind === 'card' && event.type === 'Spawned' && event.zone === effect.zone) {
    effect.arrivals.push({ id: kindId(board, event.kind), count: event.count });
    return true;
  }
  if (effect?.kind !== 'level' || event.type !== 'Learned') return false;
  if (survivorId(board, event.who) !== effect.id) return false;
  effect.skills.push(event.skill);
  return true;
}

/** Where many groups move at once, the eye needs them one after another. */
function inWaves(scene: Scene<Zombicide>): Scene<Zombicide> {
  const flying = scene.effects.filter((one) => one.kind === 'fly');
  if (flying.length < MANY) return scene;
  flying.forEach((one, n) => (one.delay = n * WAVE));
  return { ...scene, milliseconds: scene.milliseconds + (flying.length - 1) * WAVE };
}

/** What is not seen by itself but told with the scene before it. */
const SAID = new Set<EventKind>([
  ...(['Gained', 'Learned', 'Wasted', 'Spared', 'OutOfFigures'] as const),
  ...(['CxpGained', 'FlagNoted', 'InfectedNow', 'Moment', 'StageBegan', 'WordLearned'] as const),
]);

/** What mold or fire takes meets no goal, although nothing of it is left to be taken. */
const EATEN = new Set<EventKind>(['TokenEaten']);

const TOGETHER = new Set<EventKind>(['ZombiesMoved', 'Shoved', 'ZombieAttack']);

interface Seen {
  effect: ZombicideEffect;
  milliseconds: number;
  great?: boolean;
}

/** The names of what the box holds. */
interface Drawn {
  scene: ZombicideScene;
}

/** The board as it was. */
interface Before extends Drawn {
  board: ZombicideTableView;
}

type Seeing<K extends EventKind> = (before: Before, event: EventOf<K>) => Seen;

const seen = (milliseconds: number, effect: ZombicideEffect): Seen => ({ effect, milliseconds });

const great = (milliseconds: number, effect: ZombicideEffect): Seen => ({
  effect,
  milliseconds,
  great: true,
});

const kindId = ({ scene }: Drawn, kind: number): string => scene.box.zombies[kind]?.id ?? '';
const survivorId = ({ scene }: Drawn, who: number): string => scene.box.survivors[who]?.id ?? '';

/** Somebody goes somewhere on foot. */
function walk(before: Before, { who, to }: { who: number; to: number }): Seen {
  const id = survivorId(before, who);
  const from = before.board.people.find((person) => person.id === id)?.zone ?? null;
  return seen(MOVE, { kind: 'walk', from, to, id });
}

/** A group of Zombies goes to another zone. */
function fly(
  before: Before,
  { zone, to, kind, count }: { zone: number; to: number; kind: number; count: number },
): Seen {
  return seen(MOVE, { kind: 'fly', from: zone, to, id: kindId(before, kind), count });
}

/** Somebody falls; whoever is not in the box of Survivors has no photo. */
const fall = (before: Before, { who }: { who: number }): Seen =>
  great(FALL, { kind: 'fall', id: survivorId(before, who) });

function found(before: Before, who: number, card: number): Seen {
  const { cards, card_of } = before.scene.box;
  const id = cards[card_of[card]!]?.id ?? '';
  return great(FOUND, { kind: 'found', who: survivorId(before, who), card: id });
}

/** All of a kind act once more, wherever they stand. */
function again({ board }: Before, id: string): Seen {
  const groups = Object.entries(board.zones).flatMap(([zone, { zombies }]) =>
    zombies[id] ? [{ zone: Number(zone), count: zombies[id] }] : [],
  );
  groups.sort((one, other) => other.count - one.count);
  return great(AGAIN, { kind: 'tape', word: 'again', id, groups, card: null, level: 0 });
}

/** Those who have just come act at once. */
function rush({ board }: Before, id: string, zone: number): Seen {
  const groups = [{ zone, count: board.zones[zone]?.zombies[id] ?? 0 }];
  return great(RUSH, { kind: 'tape', word: 'rush', id, groups, card: null, level: 0 });
}

/** The card that was turned over just before lies beside the tape, and says how many are fresh. */
function withCard(effect: ZombicideEffect, last: ZombicideEffect | undefined): ZombicideEffect {
  if (effect.kind !== 'tape' || last?.kind !== 'card') return effect;
  const fresh = last.arrivals.find(({ id }) => id === effect.id)?.count;
  const groups =
    effect.word === 'rush' && fresh ? [{ zone: last.zone, count: fresh }] : effect.groups;
  return { ...effect, groups, card: last.number, level: last.level };
}

const spawn = (_: Before, { zone }: { zone: number }): Seen =>
  seen(FLASH, { kind: 'spawned', zone });

const door = (_: Before, { door: number }: { door: number }): Seen =>
  seen(FLASH, { kind: 'door', door: number });

/** What is seen of every kind of event; what has no scene of its own happens with the one before. */
const SEEN: { [K in EventKind]: Seeing<K> | null } = {
  ActedAgain: (before, { kind }) => again(before, kindId(before, kind)),
  AirlockForced: null,
  AllDoorsOpened: null,
  Allowed: null,
  Answered: null,
  Attacked: null,
  Barricaded: door,
  BeamAtWall: null,
  BeamLaid: (_, { zone }) => seen(FLASH, { kind: 'lit', zone }),
  BonusGiven: null,
  BonusSpent: null,
  BoxLoaded: null,
  BreaksIgnored: null,
  Broke: null,
  Burned: null,
  BurnerFed: null,
  CameBack: spawn,
  CarAttacked: null,
  CarBlewUp: (_, { zone }) => seen(MOVE, { kind: 'flash', zone }),
  CarSearched: null,
  CardDrawn: (_, { zone, number, level }) =>
    great(CARD, { kind: 'card', zone, number, level, arrivals: [] }),
  ChargeBlown: (_, { zone }) => seen(MOVE, { kind: 'flash', zone }),
  ChargePlanted: null,
  ClockMoved: null,
  CocktailMixed: null,
  CrateTaken: null,
  Cured: null,
  CxpGained: null,
  Dealt: null,
  Died: fall,
  Discarded: null,
  DoorBroken: door,
  DoorBurst: door,
  DoorClosed: door,
  DoorOpened: door,
  DoorSealed: door,
  DoorSmashed: door,
  Dragged: walk,
  DrawnByLight: () => seen(PHASE, { kind: 'phase' }),
  Drew: (before, { who, card }) => found(before, who, card),
  Drove: (_, { car, to }) => seen(MOVE, { kind: 'drive', car, to }),
  Escaped: null,
  Evacuated: null,
  Exposed: null,
  FallenTaken: null,
  Fell: fall,
  FellDown: fall,
  FireRolled: null,
  FlagNoted: null,
  Followed: null,
  FoodLoaded: null,
  FoodUnloaded: null,
  Gained: null,
  GearFound: (before, { who, card }) => found(before, who, card),
  GotIn: null,
  GotOut: null,
  Healed: null,
  Hidden: null,
  InfectedNow: null,
  IngredientGiven: null,
  Killed: (_, { zone }) => seen(FLASH, { kind: 'killed', zone }),
  KeptApart: null,
  LaidWounded: null,
  LampOut: null,
  Learned: null,
  LevelReached: (before, { who, level }) =>
    great(LEVEL, { kind: 'level', id: survivorId(before, who), level, skills: [] }),
  LightsOut: null,
  MachineAttacked: null,
  MachineDestroyed: null,
  MachineMoved: null,
  Misfired: fall,
  MoldCalmed: (_, { zone }) => seen(FLASH, { kind: 'killed', zone }),
  MoldGrew: (_, { zone }) => seen(GROWTH, { kind: 'mold', zone }),
  MoldSpawned: null,
  MoldTaken: null,
  Moment: null,
  Moved: walk,
  NedWaits: null,
  NoiseMade: null,
  NoteRead: (_, { mission, number }) =>
    great(STORY, { kind: 'story', what: 'note', id: `${mission}-${number}` }),
  ObjectiveTaken: null,
  OutOfFigures: null,
  PairPicked: null,
  Peeked: (_, { number }) => great(STORY, { kind: 'story', what: 'card', id: String(number) }),
  PennyFell: () => great(FALL, { kind: 'fall', id: 'penny' }),
  PromisedCard: null,
  Recovered: null,
  Recruited: null,
  Reloaded: null,
  Revealed: (_, { number }) => great(STORY, { kind: 'story', what: 'card', id: String(number) }),
  Rewarded: null,
  Rolled: (_, { dice, needed }) => seen(DICE, { kind: 'dice', dice, needed }),
  RoundBegan: null,
  RoundEnded: null,
  RushIgnored: null,
  Rushed: (before, { kind, zone }) => rush(before, kindId(before, kind), zone),
  SampleTaken: null,
  SeatTaken: null,
  ShotsFired: (_, { zone }) => seen(MOVE, { kind: 'flash', zone }),
  Shoved: fly,
  SkillUsed: null,
  Spared: null,
  SpawnAdded: null,
  SpawnBurned: (_, { zone }) => seen(MOVE, { kind: 'flash', zone }),
  SpawnGone: (_, { zone }) => seen(MOVE, { kind: 'flash', zone }),
  SpawnMoved: null,
  Spawned: spawn,
  SpawnsWoken: null,
  StageBegan: null,
  StartsIn: null,
  StoryEvent: (_, { mission, number }) =>
    great(STORY, { kind: 'story', what: 'event', id: `${mission}-${number}` }),
  StoodTogether: null,
  Swapped: null,
  TankTaken: null,
  ThingLies: null,
  ThingTaken: null,
  TokenEaten: (_, { zone }) => seen(FLASH, { kind: 'mold', zone }),
  TokenHanded: null,
  TradeAgreed: null,
  TradeEnded: null,
  TradeRefused: null,
  Traded: null,
  Treated: null,
  TurnBegan: null,
  TurnCut: null,
  Unlocked: null,
  Wasted: null,
  WentAllOut: null,
  WordLearned: null,
  WoundHealed: null,
  Wounded: (before, { who }) => seen(MOVE, { kind: 'wounded', id: survivorId(before, who) }),
  ZombieAttack: (_, { zone }) => seen(FLASH, { kind: 'flash', zone }),
  ZombiesAct: () => seen(PHASE, { kind: 'phase' }),
  ZombiesMoved: fly,
};

/** An event goes to what sees its kind: the two always fit, which types cannot say of a table. */
function sight<K extends EventKind>(before: Before, event: ZombicideEvent): Seen | null {
  const see = SEEN[event.type] as Seeing<K> | null;
  return see && see(before, event as EventOf<K>);
}
