import * as v from 'valibot';
import { bySide, count, playReader, side, text } from '../kit/play-schema.ts';
import { MOST_KILLS, PLAYERS } from './players.ts';
import { MOST_MAPS_TO_WIN } from './rules.ts';

const purse = v.object({ money: count(16_000), losses: count(9), armed: v.boolean() });

/** Of the five of a side by place in the roster. */
const kills = v.pipe(v.array(count(Math.max(...Object.values(MOST_KILLS)))), v.length(PLAYERS));

const roundSchema = v.object({
  kind: v.literal('round'),
  /** The sentence for the patron: "Ola win the round: bomb exploded. 7–4" */
  text,
  /** Who attacked, planting the bomb or spike. */
  attacker: side,
  winner: side,
  ending: v.picklist(['elimination', 'exploded', 'defused', 'time']),
  /** Who had the first kill of the round; absent where there was none. */
  opening: v.exactOptional(side),
  /** The situation after the round as its source has it; must agree with the rounds seen so far. */
  maps: bySide(9),
  /** Rounds of the map the round belongs to. */
  rounds: bySide(99),
  purses: v.object({ home: purse, away: purse }),
  /** Who killed how often; absent where the source does not say. */
  kills: v.exactOptional(v.object({ home: kills, away: kills })),
});

/** Told before the first round by a source that knows. */
const formatSchema = v.object({
  kind: v.literal('format'),
  text,
  mapsToWin: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_MAPS_TO_WIN)),
});

/** A side gives up, or is disqualified: the series is over. */
const retirementSchema = v.object({ kind: v.literal('retirement'), text, side });

/** The wire form of a play. */
const tacticalPlaySchema = v.variant('kind', [roundSchema, formatSchema, retirementSchema]);

export type TacticalPlay = Readonly<v.InferOutput<typeof tacticalPlaySchema>>;
export type TacticalRound = Readonly<v.InferOutput<typeof roundSchema>>;

/** Reads a play from outside. @throws ImpossiblePlay for anything that is not a play of these games */
export const parsePlay = playReader<TacticalPlay>(tacticalPlaySchema, 'series');
