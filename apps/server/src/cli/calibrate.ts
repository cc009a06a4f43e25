// `npm run -s calibrate -- SPORT [FOLDER]`: how far a sport's prices are from a bookmaker's and from what happened, measured on
// real data and printed as JSON. The data may not be redistributed with the code: FAIRLINE_RECORDINGS unless a folder is named.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { calibrations } from '@fairline/feed/calibrate/calibrations.ts';
import { recordingsFolder } from '../config.ts';

const [sport = '', folder = recordingsFolder()] = process.argv.slice(2);
process.exitCode = await calibrate(sport, folder);

async function calibrate(slug: string, from: string): Promise<number> {
  const calibration = calibrations.get(slug);
  if (calibration === undefined) {
    console.error(`Name a sport that can be calibrated: ${[...calibrations.keys()].join(', ')}.`);
    return 2;
  }
  try {
    const files = await Promise.all(calibration.files.map((file) => readFile(join(from, file))));
    const texts = files.map((bytes) => gunzipSync(bytes).toString('utf8'));
    console.log(JSON.stringify(calibration.measure(texts)));
    return 0;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    console.error(`The data to measure with cannot be read: ${error.message}`);
    return 1;
  }
}
