import { expect, test } from 'vitest';
import { Random } from './random.ts';
import { WIN } from './sport.ts';
import { sportModels } from './sports.ts';

const SEEDS = [1, 2, 3, 4, 5, 6];
const side = (id: string) => ({ id, name: id, mediumName: id, abbreviation: id });
const sides = { home: side('HOM'), away: side('AWA') };

test.each(sportModels.filter(({ field }) => field === undefined))(
  'the scoreboard of $slug names who won once the game is over: whom the market of the winner pays',
  (model) => {
    for (const seed of SEEDS) {
      let state = model.initial({ sides });
      const random = new Random(seed);
      for (let play = model.playOn(state, model.even, random); play !== undefined; ) {
        expect(model.scoreboard(state).winner).toBeUndefined();
        state = model.apply(state, play);
        play = model.playOn(state, model.even, random);
      }
      const market = model.market(model.mainLines.scope === 'reg' ? 'threeway:reg' : 'moneyline:game', sides);
      const paid = market?.selections.filter((each) => each.mark(model.actual(state), 0) === WIN);
      expect(paid?.[0]?.side ?? 'level').toBe(model.scoreboard(state).winner);
    }
  },
);
