import type { Fixture } from '@fairline/feed/message.ts';
import { soccer } from '@fairline/sports/soccer/model.ts';
import type { SoccerPlay } from '@fairline/sports/soccer/play.ts';
import { playFrom } from '@fairline/sports/soccer/testing/games.ts';
import type { MatchFormat } from '@fairline/sports/sport.ts';
import { sportModel } from '@fairline/sports/sports.ts';
import { expect, test } from 'vitest';
import { gridCard, isListed, listCard } from './marketplace/cards.ts';
import { runPrice, runWinProbability } from './trading/run-job.ts';
import { fixedEvent } from './trading/testing/fixed-event.ts';
import { newBook } from './trading/testing/new-book.ts';
import { feedOf } from './trading/testing/test-trading.ts';
import type { BookView } from './trading/trading.ts';

const STORY = [
  ['kickoff', 1, 0],
  ['end-of-period', 1, 45],
  ['kickoff', 2, 0],
  ['end-of-period', 2, 46],
  ['kickoff', 3, 0],
  ['goal', 3, 5],
] as const;
const SAMPLES = 1024;

type Story = readonly (readonly [kind: SoccerPlay['kind'], period: number, minute: number])[];

/** A cup game as it is shown after so many plays of its story, priced after each, and its state. */
function cupGame(plays: number): { readonly view: BookView; readonly state: unknown } {
  return gameOf(STORY.slice(0, plays), { mustHaveWinner: true });
}

/** The same of any game in which the home side alone scores. */
function gameOf(story: Story, format: MatchFormat): { readonly view: BookView; readonly state: unknown } {
  const feed = feedOf('cup-game');
  const fixture: Fixture = { ...feed.fixture, sport: 'soccer', format, lines: {} };
  const model = sportModel('soccer');
  if (model === undefined) throw new Error('nothing plays soccer');
  const event = fixedEvent('cup-game', { sport: { slug: 'soccer', name: 'Soccer' }, status: 'IN_PLAY' });
  const nowMs = Date.parse(fixture.startsAt);
  const book = newBook(fixture, nowMs, { event, model });
  const { sides } = book.setup;
  let state = soccer.initial({ sides, format });
  for (const [kind, period, minute] of story) {
    const play = playFrom(state, {
      ...{ kind, period, clock: minute * 60 },
      ...(kind === 'goal' && { side: 'home' }),
    });
    state = soccer.apply(state, play);
    expect(book.message(feed.play(play), nowMs).impossible).toBeUndefined();
    const asked = {
      kind: 'price' as const,
      sport: 'soccer',
      sides,
      state: book.state,
      strength: soccer.even,
    };
    const how = { mainOnly: false, columns: 'card' as const, packed: false, board: [] };
    book.priced(runPrice({ ...asked, ...how, samples: SAMPLES, seed: 1 }));
  }
  return { view: book.view(), state: book.state };
}

test.each([4, 5, 6])(
  'a play-off stands on the lists as long as who wins it in the end is sold: after %i plays [CARD-008]',
  (plays) => {
    const { view } = cupGame(plays);
    expect(view.status).toBe('open');
    expect(isListed(view)).toBe(true);
    expect(gridCard(view)?.markets.map(({ key }) => key)).toEqual(['who-wins']);
    expect(gridCard(view, 'reg')).toBeUndefined();
  },
);

test('a game that is as good as won stays on the lists with blanks for who wins, as long as anything else is sold [CARD-024]', () => {
  const goals = [50, 55, 60, 65].map((minute) => ['goal', 2, minute] as const);
  const { view } = gameOf([...STORY.slice(0, 3), ...goals], {});
  expect(view.onOffer.map(({ key }) => key)).not.toContain('threeway:reg');
  expect(view.betCount).toBeGreaterThan(10);
  expect(gridCard(view)).toBeUndefined();
  expect(isListed(view)).toBe(true);
  const [column, ...others] = listCard(view)?.markets ?? [];
  expect([column?.type, column?.status, others]).toEqual(['THREE_WAY_MONEYLINE', 'closed', []]);
});

test('its chances to win are of the end from the start on, drawn as they come and afterwards alike, and no draw is among them', () => {
  const { view, state } = cupGame(6);
  expect(view.winProbability.map(({ draw }) => draw)).toEqual(view.winProbability.map(() => 0));
  const now = view.winProbability.at(-1);
  expect(now?.elapsed).toBeGreaterThan(1);
  expect(now?.home).toBeGreaterThan(0.6);
  const { home, away } = feedOf('cup-game').fixture;
  const sides = { home, away };
  const job = {
    kind: 'win-probability' as const,
    sport: 'soccer',
    sides,
    states: [state],
    strength: soccer.even,
  };
  const [later] = runWinProbability({ ...job, by: 'end', samples: SAMPLES, seed: 1 });
  expect(later?.draw).toBe(0);
  expect(Math.abs((later?.home ?? 0) - (now?.home ?? 0))).toBeLessThan(0.05);
  // The lines are of the 90 minutes, which ended level.
  expect(runWinProbability({ ...job, by: 'main-line', samples: SAMPLES, seed: 1 })).toEqual([
    { home: 0.5, draw: 1 },
  ]);
});
