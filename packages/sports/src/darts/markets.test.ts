import { testSoundMarkets } from '../rally/testing/sound-markets.ts';
import { darts } from './darts.ts';

testSoundMarkets(darts, 40, { told: ['leg-checkout', 'visit-score', 'visit-range', 'maximum'] });
