import { darts } from '@fairline/sports/darts/darts.ts';
import { readDarts } from '../darts/recording.ts';
import type { Calibration } from './calibration.ts';
import { judgeInPlay, linesOf, sortsToJudge, together } from './in-play.ts';

const SORTS = [
  'moneyline game',
  'moneyline l',
  'leg-maximum',
  'leg-checkout',
  'checkout-range',
  'visit-score',
  'maximums',
  'total game',
  'breaks',
];

/**
 * Two recorded tournaments, priced again after each visit and compared with how the matches ended. No odds are at hand: both
 * players are believed to be good professionals. How players finish was chosen by every other match, the first among them: the others
 * chose nothing of it.
 */
export const dartsCalibration: Calibration = {
  files: ['darts/world_matchplay.csv.gz', 'darts/pdc_world_masters.csv.gz'],
  measure(texts) {
    const [chosenBy, choseNothing] = [sortsToJudge(...SORTS), sortsToJudge(...SORTS)];
    let matches = 0;
    for (const text of texts) {
      for (const { fixture, messages } of readDarts('calibrate', new TextEncoder().encode(text))) {
        if (fixture === undefined) continue;
        const plays = messages.flatMap((message) =>
          message.kind === 'play' ? [darts.parsePlay(message.play)] : [],
        );
        const sorts = matches % 2 === 0 ? chosenBy : choseNothing;
        judgeInPlay(darts, { sides: fixture, plays, strengthAt: () => darts.even }, sorts);
        matches += 1;
      }
    }
    return {
      sport: 'darts',
      matches,
      unit: 'percentage points',
      averagePlayers: linesOf(together(chosenBy, choseNothing)),
      choseNothing: linesOf(choseNothing),
    };
  },
};
