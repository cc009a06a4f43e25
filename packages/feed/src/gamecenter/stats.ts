/** GameCenter's numbers for what a player did; a touchdown has one of its own. */
export const RUN = [10, 11];
export const CATCH = [21, 22];
export const PASS = [15, 16];
export const THROW = [14, ...PASS, 19, 20];
export const INTERCEPTED = [19];
export const PASS_TOUCHDOWN = [16];
/** Runs, catches, laterals, returns of interceptions, punts, kickoffs, fumbles and blocked kicks that ended in the end zone. */
export const TOUCHDOWN = [11, 13, 22, 24, 26, 28, 34, 36, 46, 48, 56, 58, 60, 62, 64, 108];
export const KICK = [70, 72];
/** Who goes on with the ball after a lateral: yards without a run or a catch, which nobody's numbers here can hold. */
export const LATERAL = [12, 13, 23, 24];
/** Tries to kick, good or not. */
export const KICK_TRY = [69, 70, 71, 72, 73];
