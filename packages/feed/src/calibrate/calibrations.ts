import { baseballCalibration } from './baseball.ts';
import type { Calibration } from './calibration.ts';
import { cricketCalibration } from './cricket.ts';
import { footballCalibration } from './football.ts';
import { soccerCalibration } from './soccer.ts';

/** What can be calibrated, by the slug of the sport. */
export const calibrations: ReadonlyMap<string, Calibration> = new Map([
  ['football', footballCalibration],
  ['soccer', soccerCalibration],
  ['baseball', baseballCalibration],
  ['cricket', cricketCalibration],
]);
