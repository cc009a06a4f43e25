import { basketballCalibration } from './basketball.ts';
import type { Calibration } from './calibration.ts';
import { footballCalibration } from './football.ts';
import { soccerCalibration } from './soccer.ts';

/** What can be calibrated, by the slug of the sport. */
export const calibrations: ReadonlyMap<string, Calibration> = new Map([
  ['basketball', basketballCalibration],
  ['football', footballCalibration],
  ['soccer', soccerCalibration],
]);
