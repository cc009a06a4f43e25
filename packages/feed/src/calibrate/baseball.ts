import { baseball } from '@fairline/sports/baseball/baseball.ts';
import type { BaseballState } from '@fairline/sports/baseball/state.ts';
import type { ReadRecording } from '../readers/recording.ts';
import { readBeventRecording, readEventFileRecording } from '../retrosheet/recording.ts';
import type { Calibration } from './calibration.ts';
import { chancesOf, judge } from './chances.ts';
import { Deciles } from './deciles.ts';

/** A chance of one half is then known to 1.6 percentage points, far better than eleven games tell. */
const SAMPLES = 1024;
const EVENT_FILES = [
  'BOS202008080_TOR_at_BOS',
  'BOS202009041_TOR_at_BOS',
  'BOS202009050_TOR_at_BOS',
  'BOS202009180_NYA_at_BOS',
  'LAN202009020_ARI_at_LAN',
  'NYA202009150_TOR_at_NYA',
  'TBA202008070_NYA_at_TBA',
];
const BEVENT_FILES = ['BOS201906290_NYA', 'BOS201909170_SFN', 'CHN201905110_MIL', 'CHN201909130_PIT'];

/**
 * Eleven major-league games in play against what happened, both sides taken for average, since no prices of them are at hand:
 * who wins, from the beginning of every half-inning; whether an inning brings a run; and what comes of every plate appearance,
 * from the count before each of its pitches.
 */
export const baseballCalibration: Calibration = {
  files: [
    ...EVENT_FILES.map((name) => `mlb/retrosheet_2020_events/${name}.evt.gz`),
    ...BEVENT_FILES.map((name) => `mlb/retrosheet_2019_bevent/${name}.csv.gz`),
  ],
  measure(texts) {
    const judged: Judged = { winner: new Deciles(), inning: new Deciles(), atBat: new Deciles() };
    let games = 0;
    texts.forEach((text, seed) => {
      const recording = readEventFileRecording(text) ?? readBeventRecording(text);
      if (recording?.fixture === undefined || recording.fault !== undefined) return;
      games++;
      judgeGame(recording, seed, judged);
    });
    const lines = (deciles: Deciles) => ({
      chances: deciles.count,
      brier: deciles.brier(),
      meanDistance: deciles.meanDistance(),
      deciles: deciles.lines(),
    });
    return {
      sport: 'baseball',
      games,
      samples: SAMPLES,
      unit: 'percentage points',
      winnerByHalfInning: lines(judged.winner),
      runInTheInning: lines(judged.inning),
      plateAppearances: lines(judged.atBat),
    };
  },
};

interface Judged {
  readonly winner: Deciles;
  readonly inning: Deciles;
  readonly atBat: Deciles;
}

function judgeGame(recording: ReadRecording & { fixture: object }, seed: number, judged: Judged): void {
  const { home, away } = recording.fixture;
  const sides = { home, away };
  const states: BaseballState[] = [];
  let state = baseball.initial({ sides });
  for (const message of recording.messages) {
    if (message.kind !== 'play') continue;
    const play = baseball.parsePlay(message.play);
    state = baseball.apply(state, play);
    // Who comes in changes no chance of what is judged here: the count before a pitch would be judged twice.
    if (play.kind !== 'substitution') states.push(state);
  }
  const real = baseball.actual(state);
  const tell = (from: BaseballState, key: string, into: Deciles) => {
    const market = baseball.market(key, sides);
    if (market === undefined) return;
    judge(market, chancesOf(market, baseball.simulate(from, baseball.even, SAMPLES, seed)), real, into);
  };
  for (const from of states) {
    if (from.phase === 'break' || from.plays === 1) tell(from, 'moneyline:game', judged.winner);
    if (from.phase === 'break' && from.half === 'bottom' && from.inning < from.rules.innings) {
      tell(from, `any-run:i${from.inning + 1}`, judged.inning);
    }
    if (from.phase === 'in-play' && from.stage === 'pitching') {
      tell(from, `at-bat:${from.appearances.length + 1}`, judged.atBat);
    }
  }
}
