import * as v from 'valibot';
import { ImpossiblePlay } from '../sport.ts';
import { MOST_ROUNDS, ROUND_SECONDS } from './rules.ts';
import { DECISIONS } from './state.ts';

const side = v.picklist(['home', 'away']);
const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const text = v.pipe(v.string(), v.maxLength(1000));
/** When a play ends. */
const when = { round: whole(1, MOST_ROUNDS), second: whole(1, ROUND_SECONDS) };
const strikes = v.object({ home: whole(0, 100), away: whole(0, 100) });

/** A stretch of a round; the one that ends at the last second ends the round. */
const exchangeSchema = v.object({
  kind: v.literal('exchange'),
  /** The sentence for the patron: "Ola lands 3, Brandt 1" */
  text,
  ...when,
  /** Significant strikes landed in it. */
  strikes,
  /** Who knocked the other down. */
  knockdown: v.nullable(side),
  takedown: v.nullable(side),
  /** How they stand, or who is on top, at its end. */
  position: v.picklist(['standing', 'home', 'away']),
});

const stoppageSchema = v.object({
  kind: v.literal('stoppage'),
  text,
  ...when,
  /** Landed since the play before. */
  strikes,
  winner: side,
  /**
   * Who knocked the other down since the play before, null for nobody. Of a knockout without it nobody knows, for it may be one
   * itself; of any other end there was none.
   */
  knockdown: v.exactOptional(v.nullable(side)),
  victory: v.picklist(['knockout', 'submission', 'disqualification']),
});

const decisionSchema = v.object({
  kind: v.literal('decision'),
  text,
  /** The three judges, once the last round is over. */
  cards: v.pipe(v.array(v.object({ home: whole(0, 50), away: whole(0, 50) })), v.length(3)),
});

/** What the judges said, by a source that does not tell their points. */
const verdictSchema = v.object({
  kind: v.literal('verdict'),
  text,
  /** Null for a draw. */
  winner: v.nullable(side),
  decision: v.picklist(DECISIONS),
});

/** Called off without a result, or a result that was taken back before it was paid. */
const noContestSchema = v.object({ kind: v.literal('no-contest'), text });

/** Told before the first bell by a source that knows. */
const formatSchema = v.object({
  kind: v.literal('format'),
  text,
  rounds: whole(1, MOST_ROUNDS),
  /** Of a source that tells in which round a fight ended, and nothing of what was done in the rounds. */
  onlyRounds: v.exactOptional(v.boolean()),
});

/** The wire form of a play. */
const combatPlaySchema = v.variant('kind', [
  exchangeSchema,
  stoppageSchema,
  decisionSchema,
  verdictSchema,
  noContestSchema,
  formatSchema,
]);

export type CombatPlay = Readonly<v.InferOutput<typeof combatPlaySchema>>;
export type Format = Readonly<v.InferOutput<typeof formatSchema>>;
export type Exchange = Readonly<v.InferOutput<typeof exchangeSchema>>;
export type Stoppage = Readonly<v.InferOutput<typeof stoppageSchema>>;

/** Reads a play from outside. @throws ImpossiblePlay for anything that is not a play of a fight */
export function parsePlay(value: unknown): CombatPlay {
  const parsed = v.safeParse(combatPlaySchema, value);
  if (parsed.success) return parsed.output;
  const issue = parsed.issues[0];
  throw new ImpossiblePlay(`not a play of a fight: ${v.getDotPath(issue) ?? ''} ${issue.message}`);
}
