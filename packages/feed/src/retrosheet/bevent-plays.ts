import type { BaseballPlay } from '@fairline/sports/baseball/play.ts';
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
  let last: Situation | undefined;
  for (const row of rows) {
    const at = situationOf(row);
    plays.push(...changeOf(row, at, pitchers), ...pitchesTo(at, last));
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
  return [playAt({ ...at, balls: 0, strikes: 0 }, 'pitching-change', 'A new pitcher comes in')];
}

/** The pitches that lead to a count: balls first, since nobody wrote down their order. */
function pitchesTo(at: Situation, last: Situation | undefined): BaseballPlay[] {
  const sameTurn = last !== undefined && last.outs < 3 && last.balls + last.strikes > 0;
  const balls = sameTurn ? Math.min(last.balls, at.balls) : 0;
  const strikes = sameTurn ? Math.min(last.strikes, at.strikes) : 0;
  const plays: BaseballPlay[] = [];
  for (let ball = balls + 1; ball <= at.balls; ball++) {
    plays.push(playAt({ ...at, balls: ball, strikes }, 'pitch', `Ball, ${ball}–${strikes}`));
  }
  for (let strike = strikes + 1; strike <= at.strikes; strike++) {
    plays.push(playAt({ ...at, strikes: strike }, 'pitch', `Strike, ${at.balls}–${strike}`));
  }
  return plays;
}
