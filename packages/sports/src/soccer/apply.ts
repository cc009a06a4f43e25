import { ImpossiblePlay } from '../sport.ts';
import { loggedFrom } from './logged.ts';
import type { LoggedPlay, SoccerPlay, Tally } from './play.ts';
import { checkPlay } from './play-rules.ts';
import { restatedLog } from './restated-log.ts';
import { SECOND_HALF } from './rules.ts';
import type { ShootoutKick, SoccerState } from './state.ts';
import { hadExtraTime, tallyOf } from './tally.ts';

/**
 * The state after a play.
 * @throws ImpossiblePlay when the play cannot follow from the state: a clock running backwards, goals that disagree with those
 * seen, a period without a word of the end of the one before …
 */
export function apply(state: SoccerState, play: SoccerPlay): SoccerState {
  checkPlay(state, play);
  const log = logAfter(state, play);
  checkTally(log, play);
  const entered = play.period !== state.period;
  return {
    sides: state.sides,
    rules: play.period > SECOND_HALF ? { ...state.rules, mustHaveWinner: true } : state.rules,
    phase: phaseAfter(state, play),
    period: play.period,
    clock: play.clock,
    added: play.added ?? (entered ? undefined : state.added),
    log,
    shootout: [...state.shootout, ...kickOf(play)],
    ...(hadExtraTime({ ...state, period: play.period, log }) && { hadExtraTime: true }),
    lastPlay: play.text === '' ? state.lastPlay : play.text,
    plays: state.plays + 1,
  };
}

function logAfter(state: SoccerState, play: SoccerPlay): readonly LoggedPlay[] {
  if (play.correctedLog !== undefined) return restatedLog(play.correctedLog, state.log);
  const logged = loggedFrom(play);
  return logged === undefined ? state.log : [...state.log, logged];
}

function phaseAfter({ phase, period }: SoccerState, play: SoccerPlay): SoccerState['phase'] {
  if (play.kind === 'end-of-game') return 'final';
  // A correction after a period's end still belongs to the pause.
  const isStillBreak = phase === 'break' && play.period === period;
  return play.kind === 'end-of-period' || isStillBreak ? 'break' : 'in-play';
}

function kickOf({ kind, side, made }: SoccerPlay): ShootoutKick[] {
  return kind === 'shootout-kick' && side !== undefined && made !== undefined ? [{ side, made }] : [];
}

const TALLIED: readonly (keyof Tally)[] = [
  'goals',
  'shots',
  'onTarget',
  'corners',
  'yellowCards',
  'redCards',
];

function checkTally(log: readonly LoggedPlay[], play: SoccerPlay): void {
  const seen = tallyOf(log);
  for (const side of ['home', 'away'] as const) {
    for (const key of TALLIED) {
      if (seen[side][key] !== play.tally[side][key]) {
        throw new ImpossiblePlay(
          `the play says ${play.tally[side][key]} ${key} of the ${side} side, those seen are ${seen[side][key]}`,
        );
      }
    }
  }
}
