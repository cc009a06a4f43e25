import type { BookStatus } from './trading.ts';

/** What keeps a book from taking bets. Each is set and lifted on its own; the book is open when there is none. */
export const HOLDS = [
  'play',
  'price',
  'feed',
  'trouble',
  'silence',
  'jump',
  'unmet',
  'postponed',
  'start',
  'operator',
] as const;
export type Hold = (typeof HOLDS)[number];

export interface BookState {
  readonly stage: 'trading' | 'closed' | 'settled';
  /** Why, in words for an operator. */
  readonly holds: ReadonlyMap<Hold, string>;
}

/** What happens to a book. `reason` says why, where the words differ from time to time. */
export type BookInput =
  | { readonly kind: 'snap'; readonly reason: string }
  | { readonly kind: 'play' }
  | { readonly kind: 'restated' }
  | { readonly kind: 'lines' }
  | { readonly kind: 'priced' }
  | { readonly kind: 'feed-suspend'; readonly reason: string }
  | { readonly kind: 'feed-resume' }
  | { readonly kind: 'trouble'; readonly reason: string }
  | { readonly kind: 'snapshot' }
  | { readonly kind: 'silence' }
  | { readonly kind: 'missed' }
  | { readonly kind: 'heard' }
  | { readonly kind: 'jump'; readonly reason: string }
  | { readonly kind: 'steady' }
  | { readonly kind: 'unmet'; readonly reason: string }
  | { readonly kind: 'met' }
  | { readonly kind: 'postponed' }
  | { readonly kind: 'rescheduled' }
  | { readonly kind: 'start-due' }
  | { readonly kind: 'start-ahead' }
  | { readonly kind: 'operator-suspend'; readonly reason: string }
  | { readonly kind: 'operator-reopen' }
  | { readonly kind: 'over' }
  | { readonly kind: 'graded' };

interface Effect {
  readonly sets?: Hold;
  readonly lifts?: readonly Hold[];
  readonly words?: string;
}

/** docs/states/event-book.md shows this table; a test compares the two. */
export const EFFECTS: Readonly<Record<Exclude<BookInput['kind'], 'over' | 'graded'>, Effect>> = {
  snap: { sets: 'play' },
  play: { sets: 'price', lifts: ['play', 'jump', 'postponed', 'start'], words: 'New prices are being made' },
  // Told while nobody plays, too.
  restated: { sets: 'price', lifts: ['play', 'jump'], words: 'New prices are being made' },
  lines: { sets: 'price', words: 'New prices are being made' },
  priced: { lifts: ['price'] },
  'feed-suspend': { sets: 'feed' },
  'feed-resume': { lifts: ['feed'] },
  trouble: { sets: 'trouble' },
  snapshot: {
    sets: 'price',
    lifts: ['play', 'feed', 'trouble', 'jump'],
    words: 'New prices are being made',
  },
  silence: { sets: 'silence', words: 'Nothing was heard of the game for too long' },
  missed: {
    sets: 'silence',
    words: 'Nothing has been told of the game since a restart, nor in the minute before',
  },
  heard: { lifts: ['silence'] },
  jump: { sets: 'jump' },
  steady: { lifts: ['jump'] },
  unmet: { sets: 'unmet' },
  met: { lifts: ['unmet'] },
  postponed: { sets: 'postponed', words: 'The game is postponed' },
  rescheduled: { lifts: ['postponed'] },
  'start-due': { sets: 'start', words: 'It was to have begun, and nothing is told of it being played' },
  'start-ahead': { lifts: ['start'] },
  'operator-suspend': { sets: 'operator' },
  'operator-reopen': { lifts: ['operator'] },
};

/** A book before its first prices. */
export const NEW_BOOK: BookState = {
  stage: 'trading',
  holds: new Map([['price', 'The first prices are being made']]),
};

/** The state after an input; the same object when nothing changes. */
export function step(state: BookState, input: BookInput): BookState {
  if (input.kind === 'over') return state.stage === 'trading' ? { stage: 'closed', holds: NONE } : state;
  if (input.kind === 'graded') return state.stage === 'closed' ? { stage: 'settled', holds: NONE } : state;
  if (state.stage !== 'trading') return state;
  const { sets, lifts = [], words } = EFFECTS[input.kind];
  const reason = 'reason' in input ? input.reason : (words ?? input.kind);
  const lifted = lifts.some((hold) => state.holds.has(hold));
  const set = sets !== undefined && state.holds.get(sets) !== reason;
  if (!lifted && !set) return state;
  const holds = new Map([...state.holds].filter(([hold]) => !lifts.includes(hold)));
  if (sets !== undefined) holds.set(sets, reason);
  return { stage: 'trading', holds };
}

const NONE: ReadonlyMap<Hold, string> = new Map();

export function statusOf(state: BookState): BookStatus {
  if (state.stage !== 'trading') return state.stage;
  return state.holds.size === 0 ? 'open' : 'suspended';
}
