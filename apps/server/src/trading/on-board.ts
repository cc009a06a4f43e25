import type { MarketDefinition, Outcomes } from '@fairline/sports/market-definition.ts';
import type { MarketPrices } from './price-market.ts';
import type { MarketHead } from './trading.ts';

/** A market on the board: as little as what people read of it can be made from. */
export interface OnBoard extends MarketHead {
  readonly status: 'open' | 'suspended';
  /** Of its last change that anybody could see. */
  readonly sequence: number;
  /** Whether its family is one of lines. */
  readonly hasLine: boolean;
  /** As the samples have them, for the market alone. */
  readonly alone: MarketPrices;
  /** The same, in order with all others of the event. */
  readonly prices: MarketPrices;
  /** Of each selection the chance its price was made from, or the newest where it is higher: no price is better than fair by it. */
  readonly likeliest: readonly number[];
  /** Of each selection the newest chance to win. */
  readonly newest: readonly number[];
  /** Of each selection the newest chance to push; undefined where none does. */
  readonly pushes: readonly number[] | undefined;
  /** As they are offered: what exposure and operators made of them when the market last changed. */
  readonly shown: MarketPrices;
  /** Whether the game has moved on since: its prices are then nobody's to see. */
  readonly isPast: boolean;
  /** The places of selections that no sample wins any more; undefined where there are none. */
  readonly gone: readonly number[] | undefined;
}

/** What is new of a market whenever it is priced. */
export type Standing = Pick<
  OnBoard,
  | 'main'
  | 'status'
  | 'sequence'
  | 'alone'
  | 'prices'
  | 'likeliest'
  | 'newest'
  | 'pushes'
  | 'shown'
  | 'isPast'
  | 'gone'
  | 'boosted'
  | 'isStopped'
>;

/** A market as it stands now, with its key and family as they are known: those of each price would be texts of their own. */
export function putUp(
  { key, type, classification, family, selections }: MarketDefinition<Outcomes>,
  standing: Standing,
  before: OnBoard | undefined,
): OnBoard {
  if (before) return { ...before, ...standing };
  const hasLine = selections[0]?.points !== undefined;
  return { key, type, classification, family: family === key ? key : family, hasLine, ...standing };
}

/** A market that nobody would see any difference of: shown as before, and priced by these samples. */
export function stillUp(before: OnBoard, { alone, prices, likeliest, newest, pushes }: Standing): OnBoard {
  return { ...before, alone, prices, likeliest, newest, pushes };
}

/** Whether a person would see no difference. */
export function looksAlike(one: OnBoard, other: Standing): boolean {
  return (
    one.status === other.status &&
    one.main === other.main &&
    one.isPast === other.isPast &&
    one.isStopped === other.isStopped &&
    one.gone?.join() === other.gone?.join() &&
    one.shown.odds.every(
      (odds, index) =>
        odds === other.shown.odds[index] && one.shown.was?.[index] === other.shown.was?.[index],
    )
  );
}

/** As many as a game in play is priced from that somebody looks at: of fewer, none may win what is sold again by more of them. */
const TELLING_SAMPLES = 8192;

/**
 * The places of selections that have no price and that no sample wins. Of fewer samples what is gone stays so until one wins it.
 * Nobody of a field is gone by this: of dozens the last few win once in thousands, and who is out is for the field to say.
 * @param samples how many the newest chances are of
 */
export function goneFrom(
  { selections }: Pick<MarketDefinition<Outcomes>, 'selections'>,
  { shown, newest }: Pick<Standing, 'shown' | 'newest'>,
  samples: number,
  before: OnBoard | undefined,
): readonly number[] | undefined {
  if (selections.some(({ measure }) => measure !== undefined)) return undefined;
  const isKnown = (place: number) => samples >= TELLING_SAMPLES || before?.gone?.includes(place) === true;
  const gone = newest.flatMap((chance, place) =>
    shown.odds[place] === undefined && chance === 0 && isKnown(place) ? [place] : [],
  );
  return gone.length === 0 ? undefined : gone;
}

/** Undefined where no selection is boosted. */
export function boostedIn({ was = [] }: MarketPrices): string | undefined {
  return was.flatMap((odds, place) => (odds ? [place] : [])).join() || undefined;
}
