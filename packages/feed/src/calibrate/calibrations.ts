import { baseballCalibration } from './baseball.ts';
import { basketballCalibration } from './basketball.ts';
import type { Calibration } from './calibration.ts';
import { combatCalibration } from './combat.ts';
import { cricketCalibration } from './cricket.ts';
import { dartsCalibration } from './darts.ts';
import { footballCalibration } from './football.ts';
import { hockeyCalibration } from './hockey.ts';
import { soccerCalibration } from './soccer.ts';
import { tennisCalibration } from './tennis.ts';

/** What can be calibrated, by the slug of the sport. */
export const calibrations: ReadonlyMap<string, Calibration> = new Map([
  ['darts', dartsCalibration],
  ['basketball', basketballCalibration],
  ['football', footballCalibration],
  ['hockey', hockeyCalibration],
  ['soccer', soccerCalibration],
  ['baseball', baseballCalibration],
  ['cricket', cricketCalibration],
  ['tennis', tennisCalibration],
  ['combat', combatCalibration],
]);
