import { isDeepStrictEqual } from 'node:util';
import type { FeedMessage, Fixture, Ranks, Records } from '@fairline/feed/message.ts';
import { longestGameMs } from '@fairline/feed/season/calendar.ts';
import { type League, usualMinutes } from '@fairline/feed/season/league.ts';
import type { Luck } from '@fairline/feed/season/luck.ts';
import { Season } from '@fairline/feed/season/season.ts';
import { fixtureMessage, SIMULATOR, simulatedGame } from '@fairline/feed/season/simulated-game.ts';
import { sportModel } from '@fairline/sports/sports.ts';
import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/log.ts';
import { othersTurn } from '../platform/others-turn.ts';
import type { Schedule, ScheduledGame } from './scheduled-source.ts';
import type { SeasonRecords } from './season-records.ts';

/** Strengths, the sport's own, under which its model agrees with a game's lines; those of games that start soon first. */
export type Fit = (game: Fixture) => Promise<unknown>;

export interface SeasonParts {
  readonly leagues: readonly League[];
  /** Real minutes a game takes. */
  readonly paceMinutes: number;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'error'>;
  readonly fit: Fit;
  /** Of every play. */
  readonly luck: Luck;
  /** Without them no fixture tells any, and no poll counts results. */
  readonly records?: Pick<SeasonRecords, 'known' | 'counted' | 'ranks' | 'playOffs' | 'look' | 'stop'>;
}

const MINUTE_MS = 60_000;

/** The seasons that run when no other feed is there. */
export function seasonSchedule(parts: SeasonParts): Schedule {
  const { leagues, paceMinutes, records, logger } = parts;
  const seasons = leagues.map((league) => {
    const { slug } = league.competition;
    return { slug, season: new Season(league, paceMinutes, () => records?.playOffs(slug) ?? []) };
  });
  /** Told once, until they can be listed. */
  const failing = new Set<string>();
  const ofCompetition = new Map(leagues.map((league) => [league.competition.slug, league]));
  // One that was begun may be of a league that is not played any more.
  const leagueOf = ({ competition }: Fixture) => ofCompetition.get(competition) ?? {};
  const game = (fixture: Fixture): ScheduledGame => ({
    eventId: fixture.eventId,
    competition: fixture.competition,
    startsAtMs: Date.parse(fixture.startsAt),
    longestMs: longestGameMs(leagueOf(fixture), paceMinutes),
    messages: (told) =>
      messages({ ...parts, paceMinutes: usualMinutes(leagueOf(fixture), paceMinutes) }, fixture, told),
    changed: (told) => {
      const known = records?.known(fixture);
      const now = known && asItStands(told, fixture, known, records?.ranks(fixture));
      return isDeepStrictEqual(now, told) ? undefined : now;
    },
  });
  return {
    name: SIMULATOR,
    refreshMs: Math.min(MINUTE_MS, (paceMinutes * MINUTE_MS) / 10),
    games: async (nowMs) => {
      records?.look();
      const games: ScheduledGame[] = [];
      for (const { slug, season } of seasons) {
        // The first time a league takes up to some tens of milliseconds.
        await othersTurn();
        try {
          games.push(...season.fixtures(nowMs).map(game));
          failing.delete(slug);
        } catch (err) {
          // The games of all others are played.
          const words = 'The games of a league could not be listed; trying again';
          if (!failing.has(slug)) logger.error({ err, competition: slug }, words);
          failing.add(slug);
        }
      }
      return games;
    },
    resume: ([first]) => (first && 'fixture' in first ? game(first.fixture) : undefined),
    stop: () => records?.stop(),
  };
}

async function messages(
  { paceMinutes, clock, fit, luck, records }: SeasonParts,
  listed: Fixture,
  told: readonly FeedMessage[],
): Promise<Iterable<FeedMessage>> {
  const model = sportModel(listed.sport);
  if (!model) throw new RangeError(`nothing plays '${listed.sport}'`);
  const [first] = told;
  // It is played as it was announced, whatever a later version would say of it.
  const announced = first && 'fixture' in first ? first.fixture : listed;
  const strength = model.parseStrength(await fit(announced));
  const shared = { model, strength, paceMinutes, luck };
  if (first) return simulatedGame({ ...shared, fixture: announced, told });
  const counted = await records?.counted(listed);
  const fixture = counted ? asItStands(listed, listed, counted, records?.ranks(listed)) : listed;
  const begin = fixtureMessage(fixture, clock.now());
  return startingWith(begin, simulatedGame({ ...shared, fixture, told: [begin] }));
}

/** An announcement with what has changed since. @param listed the same game as its season lists it now */
function asItStands(told: Fixture, listed: Fixture, records: Records, polled: Ranks | undefined): Fixture {
  const { playOff } = listed;
  const ranks = polled ?? listed.ranks;
  return { ...told, records, ...(ranks && { ranks }), ...(playOff && { playOff }) };
}

function* startingWith(first: FeedMessage, rest: Iterable<FeedMessage>): Generator<FeedMessage> {
  yield first;
  yield* rest;
}
