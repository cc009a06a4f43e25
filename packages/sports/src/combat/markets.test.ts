import { testSoundMarkets } from '../rally/testing/sound-markets.ts';
import { combat } from './combat.ts';

testSoundMarkets(combat, 22, {
  seed: 8,
  growing: ['ends-in', 'win-in', 'win-by-in', 'win-within', 'starts', 'total', 'lasts'],
  told: ['takedowns-in'],
});
