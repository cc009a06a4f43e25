import type { EarlyEnd } from '@fairline/sports/called-early.ts';
import {
  HALF_LOSS,
  HALF_WIN,
  LOSS,
  type Mark,
  type MarketDefinition,
  type Outcomes,
  PUSH,
  type SelectionDefinition,
  WIN,
} from '@fairline/sports/market-definition.ts';
import type { AnySportModel, Sides } from '@fairline/sports/sport.ts';
import { gradeCalled } from './grade-called.ts';
import type { Grade } from './trading.ts';

/** An event's state and what is known of its decisions: enough to grade any bet on it, now or after a restart. */
export interface Decisions {
  readonly state: unknown;
  /** Cancelled: what is not decided is void. */
  readonly cancelled: boolean;
  /** How it ended, if officials called it early with enough played. */
  readonly called: EarlyEnd | undefined;
  /** Sequence of the last feed message. */
  readonly feedSequence: number;
  /** Of the message that decided each market that was on offer. */
  readonly decidedAt: ReadonlyMap<string, number>;
}

const OUTCOMES: Readonly<Record<Mark, Grade['outcome']>> = {
  [LOSS]: 'loss',
  [WIN]: 'win',
  [PUSH]: 'push',
  [HALF_WIN]: 'half-win',
  [HALF_LOSS]: 'half-loss',
};

const CALLED: Readonly<Record<EarlyEnd['winner'], (sides: Sides) => string>> = {
  home: ({ home }) => `The game was called early; enough was played for the ${home.mediumName} win to stand`,
  away: ({ away }) => `The game was called early; enough was played for the ${away.mediumName} win to stand`,
  level: () => 'The game was called early, level; enough was played for that to stand',
};

/**
 * How a selection came out; undefined while that is not known, and for keys the sport does not have.
 * @param outcomes the real outcome, for whoever grades many selections by the same state
 */
export function gradeSelection(
  model: AnySportModel,
  decisions: Decisions,
  sides: Parameters<AnySportModel['market']>[1],
  marketKey: string,
  selectionKey: string,
  outcomes: () => Outcomes = () => model.actual(decisions.state),
): Grade | undefined {
  const { state, cancelled, called, feedSequence, decidedAt } = decisions;
  const market = model.market(marketKey, sides);
  const selection = market?.selections.find(({ key }) => key === selectionKey);
  if (!market || !selection) return undefined;
  if (!model.isDecided(state, marketKey)) {
    const byScore = called && OUTCOMES[selection.mark(outcomes(), 0)];
    const stands = called && byScore && gradeCalled(market, selection, called, byScore);
    if (stands) return { outcome: stands, text: CALLED[called.winner](sides), feedSequence };
    return cancelled ? atCancellation(model, decisions, marketKey, selectionKey) : undefined;
  }
  return {
    outcome: outcomeOf(model, state, outcomes(), market, selection),
    text: model.explain(state, marketKey, selectionKey) ?? '',
    feedSequence: decidedAt.get(marketKey) ?? feedSequence,
  };
}

/** What was certain to win or to lose by then stands; all else is void. */
function atCancellation(
  model: AnySportModel,
  { state, feedSequence }: Decisions,
  marketKey: string,
  selectionKey: string,
): Grade {
  const mark = model.certainMark(state, marketKey, selectionKey);
  const text = model.explain(state, marketKey, selectionKey);
  if (mark !== undefined && text !== undefined) return { outcome: OUTCOMES[mark], text, feedSequence };
  return { outcome: 'void', text: 'The game was cancelled before this was decided.', feedSequence };
}

/** A win that is shared with others is paid in part. */
function outcomeOf(
  model: AnySportModel,
  state: unknown,
  outcomes: Outcomes,
  market: MarketDefinition<Outcomes>,
  selection: SelectionDefinition<Outcomes>,
): Grade['outcome'] {
  const mark = model.certainMark(state, market.key, selection.key) ?? selection.mark(outcomes, 0);
  const measure = selection.measure ?? market.measure;
  const share = mark === WIN ? selection.deadHeat?.(measure.bind(outcomes)(0)) : undefined;
  return share ? { tied: BigInt(share.tied), places: BigInt(share.places) } : OUTCOMES[mark];
}

/** The markets of these keys whose results are others in the one state than in the other, or are known in one alone. */
export function changedMarkets(
  model: AnySportModel,
  sides: Parameters<AnySportModel['market']>[1],
  before: unknown,
  after: unknown,
  keys: Iterable<string>,
): string[] {
  return [...keys].filter((key) => marksOf(model, sides, before, key) !== marksOf(model, sides, after, key));
}

function marksOf(
  model: AnySportModel,
  sides: Parameters<AnySportModel['market']>[1],
  state: unknown,
  key: string,
): string {
  if (!model.isDecided(state, key)) return 'open';
  const market = model.market(key, sides);
  const outcomes = model.actual(state);
  return (market?.selections ?? [])
    .map((selection) => market && writtenOutcome(outcomeOf(model, state, outcomes, market, selection)))
    .join();
}

function writtenOutcome(outcome: Grade['outcome']): string {
  return typeof outcome === 'string' ? outcome : `${outcome.places}/${outcome.tied}`;
}
