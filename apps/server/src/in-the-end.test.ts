import type { Fixture } from '@fairline/feed/message.ts';
import { soccer } from '@fairline/sports/soccer/model.ts';
import { playFrom } from '@fairline/sports/soccer/testing/games.ts';
import { sportModel } from '@fairline/sports/sports.ts';
import { expect, test } from 'vitest';
import { gridCard, isListed } from './marketplace/cards.ts';
import { EventBook } from './trading/event-book.ts';
import { runPrice, runWinProbability } from './trading/run-job.ts';
import { fixedEvent } from './trading/testing/fixed-event.ts';
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

/** A cup game as it is shown after so many plays of its story, priced after each, and its state. */
function cupGame(plays: number): { readonly view: BookView; readonly state: unknown } {
  const feed = feedOf('cup-game');
  const fixture: Fixture = { ...feed.fixture, sport: 'soccer', format: { mustHaveWinner: true }, lines: {} };
  const model = sportModel('soccer');
  if (model === undefined) throw new Error('nothing plays soccer');
  const event = fixedEvent('cup-game', { sport: { slug: 'soccer', name: 'Soccer' }, status: 'IN_PLAY' });
  const nowMs = Date.parse(fixture.startsAt);
  const book = new EventBook({ event, fixture, model, offered: [], nowMs, isShaded: false });
  const { sides } = book.setup;
  let state = soccer.initial({ sides, format: { mustHaveWinner: true } });
  for (const [kind, period, minute] of STORY.slice(0, plays)) {
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
