import { soccer } from '@fairline/sports/soccer/model.ts';
import { PLACES } from '@fairline/sports/soccer/player-words.ts';
import type { Side } from '@fairline/sports/sport.ts';
import { countryNamed, ofCountry } from '../countries.ts';
import type { Fixture } from '../message.ts';
import type { ReadRecording } from '../readers/recording.ts';
import { rostersOf } from '../readers/roster.ts';
import { notARecording, toldRecording } from '../readers/told-game.ts';
import { leagueEventId } from '../season/league.ts';
import { competitionOf, internationals, type RecordedCompetition } from './competitions.ts';
import { readMatchFile, type WyscoutMatch } from './match-file.ts';
import type { MatchRow } from './match-index.ts';
import { seatsOf } from './players.ts';
import { soccerPlays } from './plays.ts';

export const WYSCOUT = 'wyscout';

/**
 * Turns the bytes of a match of the Wyscout event data set (Pappalardo et al., Sci Data 6, 236) into the messages a feed would
 * have sent. Never throws: what is wrong is the fault.
 * @param row the match's row of index.csv; without it nobody knows who played at home
 * @param startsAtMs plays the match at another time than it was played
 */
export function readWyscout(
  bytes: Uint8Array,
  row: MatchRow | undefined,
  startsAtMs?: number,
): ReadRecording {
  const match = readMatchFile(bytes);
  if (typeof match === 'string') return notARecording(`a Wyscout match: ${match}`);
  if (row === undefined) {
    return { fault: { kind: 'unknown-team', message: 'No row of index.csv says who played at home.' } };
  }
  const homeTeam = teamNamed(match, row.home);
  const awayTeam = teamNamed(match, row.away);
  if (homeTeam === undefined || awayTeam === undefined) {
    const unknown = homeTeam === undefined ? row.home : row.away;
    return { fault: { kind: 'unknown-team', message: `${unknown} does not play in this match.` } };
  }
  const rosters = rostersOf({ home: seatsOf(match, homeTeam), away: seatsOf(match, awayTeam) }, PLACES);
  const announced = fixtureOf(match, row, homeTeam, awayTeam, startsAtMs ?? row.startsAtMs);
  const fixture = {
    ...announced,
    home: withPlayers(announced.home, rosters.home.names),
    away: withPlayers(announced.away, rosters.away.names),
  };
  const plays = soccerPlays(match, homeTeam, rosters);
  const stated = { home: row.homeGoals, away: row.awayGoals };
  return toldRecording(soccer, { source: WYSCOUT, fixture, plays, stated, fault: match.fault });
}

function teamNamed(match: WyscoutMatch, name: string): number | undefined {
  return [...match.teams].find(([, team]) => team.name === name)?.[0];
}

function fixtureOf(match: WyscoutMatch, row: MatchRow, home: number, away: number, startMs: number): Fixture {
  const competition = competitionOf(row.competition);
  const sides = unlike(sideOf(match, home, competition), sideOf(match, away, competition));
  return {
    sport: soccer.slug,
    organization: competition.organization.slug,
    competition: competition.slug,
    eventId: leagueEventId(competition.slug, startMs, sides.away, sides.home),
    ...sides,
    startsAt: new Date(startMs).toISOString(),
    lines: {},
  };
}

function sideOf(match: WyscoutMatch, id: number, { slug }: RecordedCompetition): Side {
  const { name, officialName } = match.teams.get(id) ?? { name: String(id), officialName: String(id) };
  return {
    id: `wyscout-${id}`,
    name: officialName,
    mediumName: name,
    abbreviation: letters(name, 3),
    ...ofCountry(slug === internationals.slug ? countryNamed(name) : undefined),
  };
}

function withPlayers(side: Side, players: readonly string[]): Side {
  return players.some((name) => name !== '') ? { ...side, players } : side;
}

/** The first letters of a name, without accents. */
function letters(name: string, count: number): string {
  const plain = name.normalize('NFD').replace(/[^A-Za-z]/g, '');
  return plain.slice(0, count).toUpperCase();
}

/** Both sides of a match, told apart by their last words where they begin alike: RSO and RBE. */
function unlike(home: Side, away: Side): { readonly home: Side; readonly away: Side } {
  if (home.abbreviation !== away.abbreviation) return { home, away };
  const byLastWord = (side: Side): Side => {
    const last = side.mediumName.split(' ').at(-1) ?? '';
    return { ...side, abbreviation: `${letters(side.mediumName, 1)}${letters(last, 2)}` };
  };
  return { home: byLastWord(home), away: byLastWord(away) };
}
