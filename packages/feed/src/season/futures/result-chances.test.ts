import { countMarks, histogram } from '@fairline/sports/count-marks.ts';
import { luckOf } from '@fairline/sports/futures/luck.ts';
import { seasonRules } from '@fairline/sports/futures/rules.ts';
import { CHANCES } from '@fairline/sports/futures/state.ts';
import type { MainLines } from '@fairline/sports/sport.ts';
import { sportModel } from '@fairline/sports/sports.ts';
import { expect, test } from 'vitest';
import { matchSetup } from '../../match-setup.ts';
import type { League } from '../league.ts';
import { leagues } from '../leagues.ts';
import { hasFutures } from './league-season.ts';
import { resultChances } from './result-chances.ts';
import { WON_BY_SPREAD } from './spread-table.ts';

const GAMES = 32_768;
/** Two and a half standard errors of so many even games, in chances. */
const CLOSE = 0.007;

/** How games with some lines end as they are priced and played. */
function playedBy({ sport, organization, competition, sides }: League, lines: MainLines, seed: number) {
  const model = sportModel(sport.slug);
  const [[home], [away]] = sides;
  if (!model || !home || !away) throw new Error('Nobody plays.');
  const event = { sport: sport.slug, organization: organization.slug, competition: competition.slug };
  const fixture = { ...event, eventId: 'any', home, away, startsAt: '2026-11-28T00:00:00Z', lines };
  const setup = matchSetup(fixture);
  const strength = model.fit({ ...lines, league: competition.slug });
  const outcomes = model.simulate(model.initial(setup), strength, GAMES, seed);
  const market = model.market(`moneyline:${model.mainLines.scope}`, setup.sides);
  if (!market) throw new Error('no winner');
  const { wins } = countMarks(market, outcomes);
  const wonBy = (key: string) => (wins[market.selections.findIndex((one) => one.key === key)] ?? 0) / GAMES;
  const spread = model.market(`spread:${model.mainLines.scope}:-1.5`, setup.sides);
  const leads = spread?.measure ? histogram(outcomes, spread.measure) : [];
  return { win: wonBy('home'), loss: wonBy('away'), leads };
}

/** The mean of what is above 0. @param leads with how often each comes */
function meanLead(leads: Iterable<readonly [lead: number, count: number]>): number {
  let [sum, games] = [0, 0];
  for (const [lead, count] of leads) {
    if (lead <= 0) continue;
    sum += lead * count;
    games += count;
  }
  return sum / games;
}

const mean = (margins: Int16Array) => meanLead([...margins].map((by) => [by, 1] as const));

const bySpread = leagues.filter(({ competition }) => competition.slug in WON_BY_SPREAD);

test.each([
  ['nfl', [-1, 3.5, -9], [45, 41.5, 50]],
  ['ncaaf', [-1, 3.5, -14], [52, 44, 61]],
  ['nba', [-1.5, 4, -10], [224, 210, 238]],
  ['wnba', [-1.5, 4, -10], [164, 155, 173]],
  ['ncaab', [-1.5, 4, -10], [147, 135, 160]],
] as const)(
  '%s: a season says of a game what the engine that plays it makes of its lines',
  (slug, spreads, totals) => {
    const league = bySpread.find(({ competition }) => competition.slug === slug);
    const rules = seasonRules(slug);
    if (!league || !rules) throw new Error(`There is no league ${slug}.`);
    let apart = 0;
    spreads.forEach((spread, at) => {
      const lines = { spread, total: totals[at % totals.length] ?? totals[0] };
      const { win, loss, leads } = playedBy(league, lines, 100 + at);
      const said = resultChances(slug, lines);
      const favourite = spread > 0 ? -1 : 1;
      const more = (win - loss - (2 * said.win + said.draw - 1)) / 2;
      expect(Math.abs(more), `${lines.spread}, ${lines.total}`).toBeLessThan(CLOSE);
      expect(Math.abs(1 - win - loss - said.draw), `${lines.spread}, ${lines.total}`).toBeLessThan(0.0025);
      apart += favourite * more;
      // Tables are decided by differences of scores, too. Who is better by ten in basketball stops playing for more, which no bell curve knows.
      const luck = luckOf(rules, { win: CHANCES * said.win, draw: CHANCES * said.draw });
      const byHome = mean(luck.byHome) / meanLead(leads);
      const byAway = mean(luck.byAway) / meanLead(leads.map(([lead, count]) => [0 - lead, count]));
      const most = spread === -10 ? 0.15 : 0.08;
      for (const part of [byHome, byAway]) expect(Math.abs(part - 1), `${lines.spread}`).toBeLessThan(most);
    });
    expect(Math.abs(apart / spreads.length)).toBeLessThan(CLOSE / 2);
  },
);

test('of leagues whose games go on without a winner a few end level, fewest where one side is the better', () => {
  const oneDay = (homeWinProbability: number) =>
    resultChances('one-day-internationals', { homeWinProbability, total: 500.5 });
  expect(oneDay(0.5)).toEqual({ win: 0.496, draw: 0.008 });
  expect(oneDay(0.9).draw).toBeLessThan(0.004);
  expect(resultChances('nfl', { spread: -14, total: 45 }).draw).toBeLessThan(0.004);
  expect(resultChances('ncaaf', { spread: 0, total: 52 })).toEqual({ win: 0.5, draw: 0 });
});

test('between what was measured chances rise with the spread, and who is at home makes no difference', () => {
  for (const { competition } of bySpread) {
    const winAt = (spread: number) => resultChances(competition.slug, { spread, total: 150 }).win;
    const chances = Array.from({ length: 70 }, (_, at) => winAt((0 - at) / 4));
    expect(chances).toEqual([...chances].sort((one, other) => one - other));
    const { win, draw } = resultChances(competition.slug, { spread: -6.5, total: 150 });
    expect(winAt(6.5)).toBeCloseTo(1 - win - draw, 12);
  }
});

test('of every league that is bet on the lines say who wins, or what they are worth was measured', () => {
  for (const league of leagues.filter(hasFutures)) {
    const [[home], [away]] = league.sides;
    if (!home || !away) throw new Error('Nobody plays.');
    const { homeWinProbability } = league.lines({ home, away }, Date.UTC(2026, 10, 28), 'any');
    const isMeasured = league.competition.slug in WON_BY_SPREAD;
    expect(homeWinProbability === undefined, league.competition.slug).toBe(isMeasured);
  }
});
