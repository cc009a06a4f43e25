import { testSoundMarkets } from '../rally/testing/sound-markets.ts';
import { tennis } from './tennis.ts';

testSoundMarkets(tennis, 90, { told: ['point', 'point-pair'] });
