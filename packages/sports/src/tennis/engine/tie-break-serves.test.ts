import { expect, test } from 'vitest';
import { raceCode } from '../../rally/race-table.ts';
import { Random } from '../../random.ts';
import { otherSide } from '../../sport.ts';
import { pointServer } from '../state.ts';
import { isGameOver } from './game-over.ts';
import { servedFirst, TieBreakServes } from './tie-break-serves.ts';

const STRENGTH = { home: 0.68, away: 0.6 };

test('one point is served first, then two each in turn', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 11, 12, 13].map(servedFirst)).toEqual([1, 1, 1, 2, 3, 3, 3, 5, 6, 7]);
});

test.each([
  { first: 'home', to: 7, ahead: 2 },
  { first: 'away', to: 7, ahead: 2 },
  { first: 'away', to: 10, ahead: 2 },
  { first: 'home', to: 7, ahead: 1 },
] as const)(
  'by how a tie-break ends, its first server lost as many points on serve as in those played point by point: $first to $to by $ahead',
  ({ first, to, ahead }) => {
    const serves = new TieBreakServes(STRENGTH, first, to, ahead);
    const random = new Random(to * 10 + ahead);
    const played = new Map<number, { count: number; lost: number; squares: number }>();
    for (let game = 0; game < 60_000; game++) {
      const points = { home: 0, away: 0 };
      let lost = 0;
      while (!isGameOver(points.home, points.away, to, ahead)) {
        const server = pointServer(first, to, points.home + points.away);
        const isHeld = random.next() / 2 ** 32 < STRENGTH[server];
        points[isHeld ? server : otherSide(server)] += 1;
        if (!isHeld && server === first) lost += 1;
      }
      const code = raceCode(points.home, points.away);
      const { count, lost: before, squares } = played.get(code) ?? { count: 0, lost: 0, squares: 0 };
      played.set(code, { count: count + 1, lost: before + lost, squares: squares + lost * lost });
    }
    const common = [...played].filter(([, { count }]) => count > 300);
    expect(common.length).toBeGreaterThan(ahead === 1 ? 12 : 16);
    for (const [code, { count, lost, squares }] of common) {
      const drawn = Array.from({ length: 1024 }, (_, share) => serves.draw(code, share * 2 ** 22));
      const mean = drawn.reduce((sum, each) => sum + each, 0) / drawn.length;
      const spread = Math.sqrt(squares / count - (lost / count) ** 2) + 1e-3;
      expect(Math.abs(lost / count - mean) / (spread / Math.sqrt(count)), `code ${code}`).toBeLessThan(5);
    }
  },
);
