import { testSoundMarkets } from '../rally/testing/sound-markets.ts';
import { counterStrike } from './model.ts';

testSoundMarkets(counterStrike, 30, { told: ['map-race', 'round'] });
