import { afterVisit, apply } from '@fairline/sports/darts/apply.ts';
import { darts } from '@fairline/sports/darts/darts.ts';
import type { DartsPlay } from '@fairline/sports/darts/play.ts';
import { BEST_OF_ELEVEN, type DartsRules, START } from '@fairline/sports/darts/rules.ts';
import {
  type DartsState,
  initialState,
  legsBySet,
  remaining,
  setsWon,
  throwerOf,
} from '@fairline/sports/darts/state.ts';
import { ImpossiblePlay, type Side, type Sides } from '@fairline/sports/sport.ts';
import type { Fixture } from '../message.ts';
import { csvTable, type Row } from '../readers/csv.ts';
import type { ReadRecording, RecordingFault } from '../readers/recording.ts';
import { notARecording, toldRecording } from '../readers/told-game.ts';
import { unpack } from '../readers/unpack.ts';
import { matchRules, matchStartMs } from './tournaments.ts';
import { type RecordedLeg, type RecordedMatch, recordedMatches } from './visits-table.ts';

export const DARTS_VISITS = 'darts-visits';

/** Columns that no other table has. */
const HEAD = 'Leg,Leg Value,Throw-in,';

/**
 * Turns a table of visits, of one match or of many, into the messages a feed would have sent of each. Never throws: what is
 * wrong is the fault of its match. How long a match was to be no table says: where its tournament does not either, it is taken for
 * first to as many legs as its winner won.
 * @param name of the file, which names the tournament
 */
export function readDarts(name: string, bytes: Uint8Array): readonly ReadRecording[] {
  const unpacked = unpack(bytes);
  const { rows, cutOff } = csvTable(unpacked?.text ?? '', unpacked === undefined || endsInName(unpacked));
  const tournament = name.split('.')[0] ?? '';
  const matches = recordedMatches(rows.filter(hasPlayers));
  if (matches.length === 0 || !unpacked?.text.startsWith(HEAD)) {
    return [notARecording('a table of darts visits')];
  }
  return matches.map((match, index) => {
    const isCut = cutOff && index === matches.length - 1;
    return readMatch(match, index, tournament, isCut);
  });
}

/** Whether these are visits of darts, whatever is wrong with them. */
export function isDartsTable(bytes: Uint8Array): boolean {
  return unpack(bytes)?.text.startsWith(HEAD) ?? false;
}

/** Whether its last row may be cut off in its last cell, a player's name. */
function endsInName({ text, cutOff }: { readonly text: string; readonly cutOff: boolean }): boolean {
  return cutOff || !text.endsWith('\n');
}

/** A row whose players have names of a believable length. */
function hasPlayers(row: Row): boolean {
  return [row('Player Home'), row('Player Away')].every((name) => name.trim() !== '' && name.length <= 60);
}

function readMatch(match: RecordedMatch, index: number, tournament: string, isCut: boolean): ReadRecording {
  const fixture = fixtureOf(match, index, tournament);
  const told = isCut ? withoutLast(match) : match;
  const rules = matchRules(tournament, index) ?? rulesByWinner(told, isCut);
  const { plays, wrong } = playsOf(told, fixture, rules);
  return toldRecording(darts, { source: DARTS_VISITS, fixture, plays, fault: faultOf(wrong, isCut) });
}

/** Of a table that was cut off the last leg's finish would be made up. */
function withoutLast(match: RecordedMatch): RecordedMatch {
  return { ...match, legs: match.legs.slice(0, -1) };
}

function faultOf(wrong: string | undefined, isCut: boolean): RecordingFault | undefined {
  if (isCut) return { kind: 'cut-off', message: 'It ends in the middle of a match.' };
  return wrong === undefined ? undefined : { kind: 'scores-disagree', message: wrong };
}

function fixtureOf({ home, away }: RecordedMatch, index: number, tournament: string): Fixture {
  const slug = `${tournament}-${index + 1}-${home}-${away}`.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return {
    sport: darts.slug,
    organization: 'international',
    competition: 'darts-league',
    eventId: slug.replace(/-+$/, '').slice(0, 80),
    home: sideOf(home),
    away: sideOf(away),
    startsAt: new Date(matchStartMs(tournament, index)).toISOString(),
    lines: {},
  };
}

/** "Van den Bergh D." */
function sideOf(name: string): Side {
  const surname = name.trim().replace(/\s+\S+\.$/, '');
  const letters = surname.normalize('NFD').replace(/[^A-Za-z]/g, '');
  const slug = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/-+$/, '');
  return {
    id: `darts-${slug}`,
    name,
    mediumName: surname,
    abbreviation: letters.slice(0, 3).toUpperCase() || '?',
  };
}

interface Followed {
  readonly plays: readonly DartsPlay[];
  readonly wrong: string | undefined;
}

function playsOf({ legs, wrong }: RecordedMatch, sides: Sides, rules: DartsRules): Followed {
  const format: DartsPlay = { kind: 'format', text: '', ...rules };
  const plays: DartsPlay[] = [format];
  let state = apply(initialState(sides), format);
  try {
    for (const leg of legs) {
      for (let visit = 0; visit < leg.visits.length; visit++) {
        const play = darts.parsePlay(visitOf(leg, visit, state));
        state = apply(state, play);
        plays.push(play);
      }
    }
  } catch (error) {
    if (error instanceof ImpossiblePlay) return { plays, wrong: error.message };
    throw error;
  }
  return { plays, wrong };
}

/** First to as many legs as the winner won; a leg more where nobody is known to have won, so that nothing ends before its time. */
function rulesByWinner({ legs, wrong }: RecordedMatch, isCut: boolean): DartsRules {
  const wins = { home: 0, away: 0 };
  for (const leg of legs) wins[throwerOf({ ...leg, set: 1 }, leg.visits.length - 1)] += 1;
  const most = Math.max(wins.home, wins.away);
  const isPart = isCut || wrong !== undefined || wins.home === wins.away;
  return { ...BEST_OF_ELEVEN, legsToWin: isPart ? most + 1 : most };
}

function visitOf(leg: RecordedLeg, visit: number, state: DartsState): DartsPlay {
  const thrower = throwerOf({ ...leg, set: 1 }, visit);
  const score = leg.visits[visit] ?? 0;
  const after = afterVisit(state, thrower, score);
  const thrown = after.legs[Math.max(0, state.legs.length - 1)];
  return {
    kind: 'visit',
    text: '',
    thrower,
    score,
    ...(leg.halves.has(visit) && { isUnsure: true }),
    sets: setsWon(after),
    legs: legsBySet(after).at(-1) ?? { home: 0, away: 0 },
    remaining: thrown ? remaining(thrown) : { home: START, away: START },
  };
}
