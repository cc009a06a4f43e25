import { football } from '@fairline/sports/football/football.ts';
import type { FootballPlay } from '@fairline/sports/football/play.ts';
import { Random } from '@fairline/sports/random.ts';
import type { feedOf } from './test-trading.ts';

/** Every play of a believable game for a feed; another game for each seed. */
export function wholeGame({ fixture }: ReturnType<typeof feedOf>, seed = 7): FootballPlay[] {
  let state = football.initial({ sides: { home: fixture.home, away: fixture.away } });
  const all: FootballPlay[] = [];
  for (let number = 0; ; number++) {
    const play = football.playOn(state, { home: 2, away: -1 }, new Random(seed, number));
    if (!play) return all;
    all.push(play);
    state = football.apply(state, play);
  }
}
