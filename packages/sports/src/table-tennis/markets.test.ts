import { testSoundMarkets } from '../rally/testing/sound-markets.ts';
import { tableTennis } from './table-tennis.ts';

/** Of points of a game, which samples tell of the running one alone. */
const TOLD = [
  ...['game-race', 'point', 'game-lead', 'point-pair', 'next-points'],
  ...['game-after', 'race-game', 'game-run', 'game-ahead'],
];

testSoundMarkets(tableTennis, 45, { told: TOLD });
