import { combat } from '@fairline/sports/combat/combat.ts';
import { NOBODIES } from '@fairline/sports/kit/nobody.ts';
import type { MarketType } from '@fairline/sports/market-definition.ts';
import { playsOf, type RecordedFight, recordedFight, roundsOf } from '../mma/fights-table.ts';
import { csvRows } from '../readers/csv.ts';
import { ByMarket } from './by-market.ts';
import type { Calibration } from './calibration.ts';
import { chancesOf } from './chances.ts';

const NAMES = { home: '', away: '' };
/** A chance of one half is then known to 1.1 percentage points, as well as 1,800 fights tell. */
const SAMPLES = 2048;

/**
 * Fights of 2018 to 2022, each fitted to the odds of its winner alone and compared with how and in which round it ended. Of how
 * long it was to last only what was known before counts: five rounds where the night is named after it, else three; fights that
 * went on beyond (titles on other nights' cards) are left out.
 */
export const combatCalibration: Calibration = {
  files: ['mma/ufc_2018_2022_with_odds.csv.gz'],
  measure([text = '']) {
    const judged = new ByMarket();
    const fights = csvRows(text)
      .map(recordedFight)
      .filter((fight) => fight !== undefined)
      .filter(isMeasured);
    fights.forEach((fight, seed) => {
      measure(fight, seed, judged);
    });
    return {
      sport: 'combat',
      fights: fights.length,
      samples: SAMPLES,
      unit: 'percentage points',
      againstResults: judged.summary(({ all }) => ({ deciles: all.lines() })),
    };
  },
};

/** With odds and a result, and as long as could be known before. */
function isMeasured(fight: RecordedFight): boolean {
  const { homeWinProbability, ending } = fight;
  return (
    homeWinProbability !== undefined &&
    ending.kind !== 'no-contest' &&
    roundsOf(fight) === expectedRounds(fight)
  );
}

function expectedRounds({ isMain }: RecordedFight): number {
  return isMain ? 5 : 3;
}

function measure(fight: RecordedFight, seed: number, judged: ByMarket): void {
  const plays = playsOf(fight, NAMES);
  const real = combat.actual(plays.reduce(combat.apply, combat.initial({ sides: NOBODIES })));
  const before = plays.slice(0, 1).reduce(combat.apply, combat.initial({ sides: NOBODIES }));
  const { homeWinProbability = 0.5 } = fight;
  const outcomes = combat.simulate(before, combat.fit({ homeWinProbability }), SAMPLES, seed);
  for (const { market } of combat.offer(before, outcomes, NOBODIES)) {
    if (isOfTotalRounds(market)) continue;
    judged.add(sortOf(market.key), market, chancesOf(market, outcomes), real);
  }
}

/** Whether a line of total rounds gives stakes back hangs on the result itself: what is left of it, or of it with the winner, says too much. */
function isOfTotalRounds({ type, key }: { readonly type: MarketType; readonly key: string }): boolean {
  return type === 'TOTAL' || key.startsWith('result-total:');
}

/** Both fighters' markets are one sort; rounds and ways are told apart. */
function sortOf(key: string): string {
  return key.replace(/:(home|away)/, '').replace(/^(finish|winner)-round:\d/, '$1-round');
}
