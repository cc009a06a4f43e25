import * as v from 'valibot';
import { MOST_IN_FIELD } from '../kit/field.ts';
import { count, playReader, text } from '../kit/play-schema.ts';
import { CHANCES } from './state.ts';

/** So many games a season has at the most. */
export const MOST_GAMES = 3000;

const side = count(MOST_IN_FIELD - 1);
const score = count(1000);
const eventId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9.-]{1,80}$/));
const startsAtMs = v.pipe(v.number(), v.safeInteger());

/** All games of the season, and how good the sides are: the first play. */
const scheduleSchema = v.object({
  kind: v.literal('schedule'),
  text,
  games: v.pipe(
    v.array(
      v.object({
        /** The event's id and when it starts, milliseconds since the epoch: for who tells the results. */
        id: eventId,
        startsAtMs,
        home: side,
        away: side,
        /** Of CHANCES. */
        win: count(CHANCES),
        draw: count(CHANCES),
      }),
    ),
    v.maxLength(MOST_GAMES),
  ),
  /** In the field's order, see SeasonState. */
  ratings: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(-9999), v.maxValue(9999))),
    v.maxLength(MOST_IN_FIELD),
  ),
});

/** Games that began, by their number in the schedule: nothing is bet on their sides until they are over. */
const begunSchema = v.object({
  kind: v.literal('begun'),
  text,
  games: v.pipe(v.array(count(MOST_GAMES - 1)), v.maxLength(MOST_GAMES)),
});

/** How games ended, by their number in the schedule. */
const resultsSchema = v.object({
  kind: v.literal('results'),
  text,
  results: v.pipe(
    v.array(
      v.object({
        game: count(MOST_GAMES - 1),
        home: score,
        away: score,
        /** Where the score does not tell who won: a super over, a retirement. */
        winner: v.optional(v.picklist(['home', 'away', 'level'])),
      }),
    ),
    v.maxLength(MOST_GAMES),
  ),
  /** Games that will not be played. */
  off: v.pipe(v.array(count(MOST_GAMES - 1)), v.maxLength(MOST_GAMES)),
});

/** The table is made: everybody, best first, ties by lot. */
const tableSchema = v.object({
  kind: v.literal('table'),
  text,
  order: v.pipe(v.array(side), v.maxLength(MOST_IN_FIELD)),
});

/**
 * Of play-offs that are played as games, instead of a schedule: their field is everybody in them, the best placed first.
 */
const bracketSchema = v.object({
  kind: v.literal('bracket'),
  text,
  /** Who may meet in each round, and of CHANCES, that the one wins each game of their series. */
  rounds: v.pipe(
    v.array(
      v.pipe(
        v.array(
          v.object({ one: side, other: side, chances: v.pipe(v.array(count(CHANCES)), v.maxLength(9)) }),
        ),
        v.maxLength(MOST_IN_FIELD ** 2),
      ),
    ),
    v.maxLength(8),
  ),
});

/** Games of those play-offs, once they are certain; their numbers follow on those told before. */
const gamesSchema = v.object({
  kind: v.literal('games'),
  text,
  games: v.pipe(
    v.array(v.object({ id: eventId, startsAtMs, home: side, away: side, round: count(7) })),
    v.maxLength(MOST_GAMES),
  ),
});

/** A round of the play-offs: who won each meeting, in their order; who had a bye goes on. */
const roundSchema = v.object({
  kind: v.literal('round'),
  text,
  winners: v.pipe(v.array(side), v.maxLength(MOST_IN_FIELD)),
});

/** The wire form of a play. */
const seasonPlaySchema = v.variant('kind', [
  scheduleSchema,
  begunSchema,
  resultsSchema,
  tableSchema,
  bracketSchema,
  gamesSchema,
  roundSchema,
]);

export type SeasonPlay = Readonly<v.InferOutput<typeof seasonPlaySchema>>;
export type Schedule = Readonly<v.InferOutput<typeof scheduleSchema>>;
export type BracketPlay = Readonly<v.InferOutput<typeof bracketSchema>>;
export type GamesPlay = Readonly<v.InferOutput<typeof gamesSchema>>;
export type Results = Readonly<v.InferOutput<typeof resultsSchema>>;

/** Reads a play from outside. @throws ImpossiblePlay for anything that is not a play of a season */
export const parsePlay: (value: unknown) => SeasonPlay = playReader(seasonPlaySchema, 'season');
