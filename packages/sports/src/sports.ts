import type { AnySportModel } from './sport.ts';

const models: ReadonlyMap<string, AnySportModel> = new Map();

/** The model of a sport by its slug in addresses; undefined for a sport that is not traded. */
export function sportModel(slug: string): AnySportModel | undefined {
  return models.get(slug);
}
