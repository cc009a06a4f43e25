import { MOST_IN_FIELD } from '@fairline/sports/kit/field.ts';
import { isName } from '@fairline/sports/kit/names-to-read.ts';
import type { MainLines, Side } from '@fairline/sports/sport.ts';
import * as v from 'valibot';
import { countryName } from './countries.ts';
import { EVENT_ID } from './event-id.ts';
import { isInstant } from './instant.ts';
import { firstRepeat, isKeepable, KEEPABLE, keepable, readAgain, readSame } from './keepable.ts';
import type { FeedMessage, Fixture } from './message.ts';

const text = (max: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(max), v.regex(KEEPABLE));
const UNREADABLE = 'is no name: it has nothing to be seen, or a character that nobody sees';
const name = (max: number) =>
  v.pipe(v.string(), v.minLength(1), v.maxLength(max), v.check(isName, UNREADABLE));
const id = v.pipe(
  v.string(),
  v.regex(
    new RegExp(`^${EVENT_ID}$`),
    'is no id of an event: 1 to 64 letters, digits, dots and hyphens, a letter or digit first',
  ),
);
const slug = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/));
const instant = v.pipe(
  v.string(),
  v.check(isInstant, 'is no moment: write one that there is, as "2026-11-22T01:40:12.000Z"'),
);
const score = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000));

/** Counted before anything in it is looked at: of one of millions each item would be found wrong, for seconds. */
const list = <Item extends v.GenericSchema>(item: Item, most: number) =>
  v.pipe(v.custom<v.InferInput<Item>[]>(Array.isArray, 'must be a list'), v.maxLength(most), v.array(item));

const toWin = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50));

const country = v.pipe(
  v.string(),
  v.check(
    (code) => countryName(code) !== undefined,
    'is no country: ISO 3166-1 alpha-3 has three capitals, as "FRA"; the home nations are ENG, NIR, SCO and WAL',
  ),
);

const side = v.object({
  id: text(80),
  name: name(80),
  mediumName: name(80),
  /** A place that nobody has is empty. */
  players: v.exactOptional(list(v.union([v.literal(''), name(40)]), 60)),
  starter: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99))),
  abbreviation: name(8),
  team: v.exactOptional(name(40)),
  country: v.exactOptional(country),
});
/** Of one or two a sport would make no field. */
const field = v.pipe(list(side, MOST_IN_FIELD), v.minLength(3));

const chance = v.pipe(v.number(), v.gtValue(0), v.ltValue(1));
/** As far from 1 the chances of a field may be by rounding: outside prices with their overround are further. */
const ROUNDING = 0.02;
const fieldChances = v.pipe(
  list(chance, MOST_IN_FIELD),
  v.check(
    (chances) => Math.abs(chances.reduce((sum, one) => sum + one, 0) - 1) <= ROUNDING,
    'sum to something else than 1: of a field somebody wins, and the chances are without overround',
  ),
);

const lines = v.object({
  spread: v.exactOptional(v.pipe(v.number(), v.minValue(-60), v.maxValue(60))),
  total: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(1000))),
  homeWinProbability: v.exactOptional(chance),
  drawProbability: v.exactOptional(chance),
  overProbability: v.exactOptional(chance),
  fieldWinProbabilities: v.exactOptional(fieldChances),
});

const rank = v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)));

/** More games than any season has. */
const games = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999));
const record = v.exactOptional(
  v.pipe(
    v.object({
      wins: games,
      losses: games,
      ties: v.exactOptional(games),
      overtimeLosses: v.exactOptional(games),
    }),
    v.check(
      ({ ties, overtimeLosses }) => ties === undefined || overtimeLosses === undefined,
      'has ties and overtimeLosses: a record has three numbers at most',
    ),
  ),
);

const format = v.pipe(
  v.object({
    mustHaveWinner: v.exactOptional(v.literal(true)),
    setsToWin: v.exactOptional(toWin),
    legsToWin: v.exactOptional(toWin),
    gamesToWin: v.exactOptional(toWin),
    mapsToWin: v.exactOptional(toWin),
    rounds: v.exactOptional(toWin),
    onlyRounds: v.exactOptional(v.literal(true)),
    tellsSubstitutions: v.exactOptional(v.literal(true)),
  }),
  v.check(
    ({ legsToWin: _, ...said }) => Object.keys(said).length > 0,
    'says no length: setsToWin, gamesToWin, mapsToWin or rounds; nor mustHaveWinner, onlyRounds or tellsSubstitutions',
  ),
);

/** Longer series are played nowhere. */
const seriesGames = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(15));
const playOff = v.object({
  round: name(60),
  series: v.exactOptional(
    v.pipe(
      v.object({
        game: seriesGames(1),
        bestOf: seriesGames(1),
        wins: v.object({ home: seriesGames(0), away: seriesGames(0) }),
      }),
      v.check(
        ({ game, bestOf, wins: { home, away } }) =>
          bestOf % 2 === 1 && game <= bestOf && home + away < game && 2 * Math.max(home, away) < bestOf,
        'is no series: a game is one of bestOf, an odd number, and before it fewer are won, by nobody most of them',
      ),
    ),
  ),
});

const fixture = v.object({
  eventId: id,
  sport: slug,
  organization: slug,
  competition: slug,
  home: side,
  away: side,
  field: v.exactOptional(field),
  startsAt: instant,
  lines,
  ranks: v.exactOptional(v.object({ home: rank, away: rank })),
  records: v.exactOptional(v.object({ home: record, away: record })),
  format: v.exactOptional(format),
  playOff: v.exactOptional(playOff),
});

const play = v.pipe(
  v.unknown(),
  v.check(
    (value) => isKeepable(value),
    'cannot be kept: it is nested too deep, has thousands of fields, or a NUL or half a surrogate pair in a text',
  ),
);

const envelope = {
  source: slug,
  eventId: id,
  sequence: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
  at: instant,
};

/** The wire form of a feed message. A play's payload is checked by its sport. */
export const feedMessageSchema: v.GenericSchema<unknown, FeedMessage> = v.variant('kind', [
  v.object({ ...envelope, kind: v.literal('fixture'), fixture }),
  v.object({ ...envelope, kind: v.literal('play'), play }),
  v.object({ ...envelope, kind: v.literal('pending'), reason: text(200) }),
  v.object({ ...envelope, kind: v.literal('odds'), lines }),
  v.object({ ...envelope, kind: v.literal('suspend'), reason: text(200) }),
  v.object({ ...envelope, kind: v.literal('resume') }),
  v.object({
    ...envelope,
    kind: v.literal('snapshot'),
    fixture,
    plays: list(play, 5000),
    pending: v.boolean(),
    postponed: v.exactOptional(v.literal(true)),
  }),
  v.object({
    ...envelope,
    kind: v.literal('status'),
    status: v.literal('cancelled'),
    calledFor: v.exactOptional(v.picklist(['home', 'away', 'level'])),
  }),
  v.object({ ...envelope, kind: v.literal('status'), status: v.literal('postponed') }),
  v.object({ ...envelope, kind: v.literal('result'), home: score, away: score }),
  v.object({ ...envelope, kind: v.literal('alive') }),
]);

/** Either the message, or why it is none, in a line for an operator. */
export type ParsedMessage =
  | { readonly ok: true; readonly message: FeedMessage }
  | { readonly ok: false; readonly reason: string };

/** Whether an event could have this id: of anything else nothing was ever accepted. */
export function isEventId(value: unknown): value is string {
  return v.is(id, value);
}

/** Reads a message from outside; never throws. */
export function parseFeedMessage(value: unknown): ParsedMessage {
  const result = v.safeParse(feedMessageSchema, value, { abortEarly: true });
  if (!result.success) {
    const [issue] = result.issues;
    const reason = `${v.getDotPath(issue) ?? 'message'}: ${issue.message}`;
    // The words repeat what was received.
    return { ok: false, reason: keepable(reason.slice(0, 300)) };
  }
  const message = result.output;
  const reason = 'fixture' in message ? contradiction(message.fixture, message.eventId) : undefined;
  return reason === undefined ? { ok: true, message } : { ok: false, reason };
}

/** What parts of a fixture say against each other. */
function contradiction({ eventId, home, away, field, lines }: Fixture, of: string): string | undefined {
  if (eventId !== of) return 'fixture.eventId: is not the eventId of the message';
  if (home.id === away.id) return 'fixture.away.id: is that of home; they must be different';
  for (const name of ['name', 'mediumName'] as const) {
    if (readSame(home[name], away[name])) {
      return `fixture.away.${name}: is that of home; they must be different`;
    }
  }
  return repeatedInField(field ?? []) ?? strangeChances(lines, field?.length ?? 0);
}

function repeatedInField(field: readonly Side[]): string | undefined {
  const sameId = firstRepeat(field.map(({ id }) => id));
  if (sameId >= 0) return `fixture.field.${sameId}.id: is that of one before; they must be different`;
  const sameName = readAgain(field.map(({ name }) => name));
  return sameName < 0
    ? undefined
    : `fixture.field.${sameName}.name: is that of one before; they must be different`;
}

function strangeChances({ fieldWinProbabilities: chances }: MainLines, players: number): string | undefined {
  if (chances === undefined || chances.length === players) return undefined;
  return `fixture.lines.fieldWinProbabilities: has ${chances.length} chances, the field has ${players}`;
}
