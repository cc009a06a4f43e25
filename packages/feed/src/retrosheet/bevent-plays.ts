import type { BaseballPlay } from '@fairline/sports/baseball/play.ts';
import { LINEUP } from '@fairline/sports/baseball/state.ts';
import type { Row } from '../readers/csv.ts';
import type { Advance, EventText } from './event-text.ts';
import { readEventText } from './event-text.ts';
import { afterEvent, playAt, type Situation } from './situation.ts';
import { textOf } from './words.ts';

const BASE_COLUMNS = ['batterDest', 'runnerOn1stDest', 'runnerOn2ndDest', 'runnerOn3rdDest'] as const;
const RUNNER_COLUMNS = ['', 'firstRunner', 'secondRunner', 'thirdRunner'] as const;

/**
 * Every play of a game written out by BEVENT: each row says the situation before it, and where everybody ended. Pitches are
 * told as the count in which the play was made, all at once.
 */
export function beventPlays(rows: readonly Row[]): BaseballPlay[] {
  const [first] = rows;
  if (first === undefined) return [];
  const extraRunner = rows.some(
    (row) => Number(row('inning')) > 9 && row('leadoffFlag') === 'T' && row('secondRunner') !== '',
  );
  const plays: BaseballPlay[] = [
    {
      ...playAt(situationOf(first), 'start', 'Play ball'),
      balls: 0,
      strikes: 0,
      rules: { innings: 9, extraRunner },
    },
  ];
  const pitchers = new Map<string, string>();
  const batters = new Map<string, string>();
  let last: Situation | undefined;
  for (const row of rows) {
    const at = situationOf(row);
    const begin = { ...at, ...countBefore(at, last) };
    plays.push(
      ...substitutionOf(row, begin, batters),
      ...changeOf(row, begin, pitchers),
      ...pitchesTo(at, begin),
    );
    const event = eventOf(row);
    const told = afterEvent(at, event, textOf(event, 'The batter'));
    const battedIn = Number(row('rbiOnPlay'));
    plays.push({
      ...told.play,
      runsBattedIn: Math.min(battedIn, told.play.runs),
      errors: Number(row('numErrors')),
    });
    last = told.after;
  }
  return plays;
}

function situationOf(row: Row): Situation {
  return {
    inning: Number(row('inning')),
    half: row('battingTeam') === '1' ? 'bottom' : 'top',
    outs: Number(row('outs')),
    balls: Math.min(3, Number(row('balls'))),
    strikes: Math.min(2, Number(row('strikes'))),
    on: [false, ...RUNNER_COLUMNS.slice(1).map((column) => row(column) !== '')],
    home: Number(row('homeScore')),
    away: Number(row('visScore')),
  };
}

/** The row says itself where everybody ended; its text says what the play was. */
function eventOf(row: Row): EventText {
  const text = readEventText(row('eventText'));
  const isBatting = row('batterEventFlag') === 'T';
  const advances = BASE_COLUMNS.flatMap((column, from): Advance[] => {
    const isThere = from === 0 ? isBatting : row(RUNNER_COLUMNS[from] ?? '') !== '';
    if (!isThere) return [];
    const to = Math.min(4, Number(row(column)));
    return [{ from, to: to === 0 ? from : to, isOut: to === 0, isUnbatted: false, isBattedIn: false }];
  });
  return { ...text, advances };
}

function changeOf(row: Row, at: Situation, pitchers: Map<string, string>): BaseballPlay[] {
  const side = at.half;
  const pitcher = row('resPitcher');
  const before = pitchers.get(side);
  pitchers.set(side, pitcher);
  if (before === undefined || before === pitcher) return [];
  return [playAt(at, 'pitching-change', 'A new pitcher comes in')];
}

/** Somebody else bats in a place: that is all there is of whoever came in, and when. */
function substitutionOf(row: Row, at: Situation, batters: Map<string, string>): BaseballPlay[] {
  const place = Number(row('lineupPosition')) - 1;
  if (!(place >= 0 && place < LINEUP)) return [];
  const side = at.half === 'top' ? 'away' : 'home';
  const before = batters.get(`${side} ${place}`);
  batters.set(`${side} ${place}`, row('resBatter'));
  if (before === undefined || before === row('resBatter')) return [];
  return [{ ...playAt(at, 'substitution', 'A new batter comes in'), substituted: { side, place } }];
}

/** The count that a row's pitches go on from. */
function countBefore(at: Situation, last: Situation | undefined): Pick<Situation, 'balls' | 'strikes'> {
  if (last === undefined || last.outs === 3) return { balls: 0, strikes: 0 };
  return { balls: Math.min(last.balls, at.balls), strikes: Math.min(last.strikes, at.strikes) };
}

/** The pitches that lead to a count: balls first, since nobody wrote down their order. */
function pitchesTo(at: Situation, { balls, strikes }: Situation): BaseballPlay[] {
  const plays: BaseballPlay[] = [];
  for (let ball = balls + 1; ball <= at.balls; ball++) {
    plays.push(playAt({ ...at, balls: ball, strikes }, 'pitch', `Ball, ${ball}–${strikes}`));
  }
  for (let strike = strikes + 1; strike <= at.strikes; strike++) {
    plays.push(playAt({ ...at, strikes: strike }, 'pitch', `Strike, ${at.balls}–${strike}`));
  }
  return plays;
}
