import { football } from './football/football.ts';
import type { AnySportModel } from './sport.ts';

const models: readonly AnySportModel[] = [football];
const bySlug: ReadonlyMap<string, AnySportModel> = new Map(models.map((model) => [model.slug, model]));

/** The model of a sport by its slug in addresses; undefined for a sport that is not traded. */
export function sportModel(slug: string): AnySportModel | undefined {
  return bySlug.get(slug);
}
