import { testSoundMarkets } from '../rally/testing/sound-markets.ts';
import { tableTennis } from './table-tennis.ts';

testSoundMarkets(tableTennis, 45, { told: ['game-race', 'point', 'game-lead', 'point-pair'] });
