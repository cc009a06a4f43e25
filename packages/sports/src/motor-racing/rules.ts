/** A grand prix, some ninety minutes. */
export const LAPS = 60;
/** Laps between two messages of the simulated race, and two such stints, which are one step of a sample. */
export const STINT_LAPS = 3;
export const STRIDE_LAPS = 6;
/** Who has done nine tenths of the distance is classified, on the track at the end or not. */
export const CLASSIFIED_LAPS = 54;
/** Of the average car, in milliseconds. */
export const LAP_MS = 90_000;
/** What each place of the grid costs over a race, in which hardly anybody overtakes: far more than the metres between them. */
export const GRID_MS = 2800;
/** Nobody laps in half the average, nor is anybody behind by two average laps for each that was driven. */
export const LEAST_LAP_MS = LAP_MS / 2;
export const MOST_GAP_A_LAP_MS = 2 * LAP_MS;
/** Half an hour: of a race that is told so seldom too much is not known. */
export const MOST_LAPS_TOLD = 20;
/** Cars that may be first together, to the thousandth of a second. */
export const MOST_FIRST = 2;
/** More than any two cars are ever apart. */
export const MOST_GAP_MS = 1_800_000;
