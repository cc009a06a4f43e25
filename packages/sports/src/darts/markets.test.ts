import { testSoundMarkets } from '../rally/testing/sound-markets.ts';
import { darts } from './darts.ts';

/** Of visits and the running leg, which samples tell of that alone. */
const TOLD = [
  ...['leg-checkout', 'visit-score', 'visit-range', 'maximum', 'visit-duel', 'leg-visits', 'leg-highest'],
  ...['leg-left', 'leg-finish', 'checkout-range', 'leg-player-maximum'],
];

testSoundMarkets(darts, 40, { told: TOLD });
