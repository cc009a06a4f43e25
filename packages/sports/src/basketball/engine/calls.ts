import type { LeagueTables } from './attempts.ts';
import { BRISK, GUARDED_TEMPO, HOLD, HURRY, MILK, WON } from './tempo.ts';

/** What the side with the ball does, or what is done to it. */
export interface Call {
  /** How long it takes; WON, or GUARDED_TEMPO, for as long as what led to it says. */
  readonly tempo: number;
  /** Places the window moves back, for everybody knows what is to come. */
  readonly loss: number;
  readonly shots: Exclude<keyof LeagueTables, 'pointsPerPlace'>;
}

export const USUAL: Call = { tempo: WON, loss: 0, shots: 'usual' };
/** The last quarter of a close game, before its last two minutes: attempts are longer and harder. */
export const GUARDED: Call = { tempo: GUARDED_TEMPO, loss: 0, shots: 'guarded' };
/** Behind: attempts come sooner, and with little time fast, for three points or for any. */
export const BRISKLY: Call = { tempo: BRISK, loss: 0, shots: 'usual' };
export const BRISKLY_THREE: Call = { tempo: BRISK, loss: 0, shots: 'desperate' };
export const HURRIED: Call = { tempo: HURRY, loss: 0, shots: 'usual' };
export const HURRIED_THREE: Call = { tempo: HURRY, loss: 0, shots: 'desperate' };
/** The same with hardly a look. */
export const HEAVE: Call = { tempo: HURRY, loss: 220, shots: 'desperate' };
/** Level, or behind by one basket. */
export const LEVEL: Call = { tempo: WON, loss: 150, shots: 'close' };
export const ONE_BASKET_BEHIND: Call = { tempo: BRISK, loss: 120, shots: 'close' };
/** Ahead: the clock is run down. */
export const MILKED: Call = { tempo: MILK, loss: 100, shots: 'usual' };
/** The same with hardly more left than the shot clock: what comes last is a poor shot. */
export const HELD: Call = { tempo: HOLD, loss: 300, shots: 'close' };
/** Level: held for the last shot. */
export const LAST_SHOT: Call = { tempo: WON, loss: 340, shots: 'close' };
/** Behind by one basket with hardly more time than for one attempt. */
export const LAST_CHANCE: Call = { tempo: WON, loss: 200, shots: 'close' };
/** From wherever the ball is. */
export const BUZZER_SHOT: Call = { tempo: HURRY, loss: 340, shots: 'close' };
export const BUZZER_THREE: Call = { tempo: HURRY, loss: 340, shots: 'desperate' };
/** Ahead, and hounded for the ball before a foul comes. */
export const HOUNDED: Call = { tempo: WON, loss: 0, shots: 'hounded' };
/** The defence is behind and fouls to get the ball back. */
export const FOULED: Call = { tempo: WON, loss: 0, shots: 'usual' };
/** Ahead with less left than the shot clock, and the other side gave up: the ball is held until time runs out. */
export const RUN_OUT: Call = { tempo: WON, loss: 0, shots: 'usual' };
