import { countryName } from '@fairline/feed/countries.ts';
import { cricketNations } from './cricket-nations.ts';
import { drawFlag } from './draw-flag.ts';
import { elsewhere } from './elsewhere.ts';
import { europe } from './europe.ts';

export const FLAG_FOLDER = '/images/flags/60x60';

const layouts = new Map(Object.entries({ ...europe, ...elsewhere, ...cricketNations }));

/** Where a country's flag is, and what the country is called. */
export interface Flag {
  readonly url: string;
  /** "France" */
  readonly name: string;
}

/**
 * The flag of a country by its code as in countries.ts, 'FRA'. Undefined without one, and where there is no drawing.
 * @param imagesUrl where images come from, without a slash at its end; '' for this server
 */
export function flagOf(country: string | undefined, imagesUrl: string): Flag | undefined {
  const name = country === undefined ? undefined : countryName(country);
  if (country === undefined || name === undefined || !layouts.has(country)) return undefined;
  return { url: `${imagesUrl}${FLAG_FOLDER}/${country}.svg`, name };
}

/** The picture by its code; undefined where there is no drawing. */
export function flagPicture(country: string): string | undefined {
  const layout = layouts.get(country);
  return layout && drawFlag(layout);
}
