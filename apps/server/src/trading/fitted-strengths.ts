import { createHash } from 'node:crypto';
import { NOBODIES } from '@fairline/sports/kit/nobody.ts';
import type { AnySportModel, MainLines, MatchSetup } from '@fairline/sports/sport.ts';
import { sportModel, sportModels } from '@fairline/sports/sports.ts';
import type { Logger } from '../platform/log.ts';
import { othersTurn } from '../platform/others-turn.ts';
import type { Priority, Simulator } from './simulator.ts';
import type { TradingStore } from './store.ts';

/** Some five thousand pairs of lines; all a season of football can have. */
const MAX_KEPT = 5000;

/** What of a book its strengths are fitted to. */
interface WithLines {
  readonly event: {
    readonly sport: { readonly slug: string };
    readonly competition: { readonly slug: string };
  };
  readonly lines: MainLines;
  readonly setup: Pick<MatchSetup, 'format'>;
}

/** Strengths fitted to outside lines, each once: kept in memory and in the database. */
export class FittedStrengths {
  readonly #simulator: Pick<Simulator, 'fit'>;
  readonly #store: TradingStore;
  readonly #logger: Pick<Logger, 'error'>;
  readonly #fitted = new Map<string, Promise<unknown>>();

  constructor(simulator: Pick<Simulator, 'fit'>, store: TradingStore, logger: Pick<Logger, 'error'>) {
    this.#simulator = simulator;
    this.#store = store;
    this.#logger = logger;
  }

  /** The oldest first, for they give way first. */
  async load(): Promise<void> {
    const engines = sportModels.map(engineFingerprint);
    await this.#store.removeOldStrengths();
    const newest = await this.#store.strengths(engines, MAX_KEPT);
    for (const { sport, lines, strength } of newest.reverse()) {
      this.#fitted.set(`${sport} ${lines}`, Promise.resolve(strength));
    }
  }

  /** To the lines of a book, by the rules of its league, and for as long as its match is. */
  fitBook({ event, lines, setup }: WithLines, priority: () => Priority): Promise<unknown> {
    const { format } = setup;
    const league = event.competition.slug;
    return this.fit(event.sport.slug, { ...lines, league, ...(format && { format }) }, priority);
  }

  fit(sport: string, lines: MainLines, priority: () => Priority): Promise<unknown> {
    const text = lineText(lines);
    const key = `${sport} ${text}`;
    const known = this.#fitted.get(key);
    if (known) return known;
    const fitting = this.#fit(sport, lines, text, priority);
    this.#fitted.set(key, fitting);
    fitting.catch(() => this.#fitted.delete(key));
    const [oldest] = this.#fitted.keys();
    if (this.#fitted.size > MAX_KEPT && oldest !== undefined) this.#fitted.delete(oldest);
    return fitting;
  }

  async #fit(sport: string, lines: MainLines, text: string, priority: () => Priority): Promise<unknown> {
    const strength = await this.#simulator.fit({ kind: 'fit', sport, lines }, priority);
    const model = sportModel(sport);
    // What the database does not keep is fitted again after the next start.
    await (model && this.#store.saveStrength(engineFingerprint(model), sport, text, strength))?.catch((err) =>
      this.#logger.error({ err, sport }, 'A fitted strength could not be written'),
    );
    return strength;
  }
}

/** The same for the same lines, in whichever order they were written. */
function lineText({
  spread,
  total,
  homeWinProbability,
  drawProbability,
  overProbability,
  fieldWinProbabilities,
  league,
  format,
}: MainLines): string {
  const main = [spread ?? null, total ?? null, homeWinProbability ?? null];
  const further = [
    drawProbability ?? null,
    overProbability ?? null,
    ...(league === undefined ? [] : [league]),
    ...(fieldWinProbabilities === undefined ? [] : [fieldWinProbabilities]),
    ...(format === undefined ? [] : [Object.fromEntries(Object.entries(format).sort(byName))]),
  ];
  return JSON.stringify(further.some((one) => one !== null) ? [...main, ...further] : main);
}

function byName([one]: [string, unknown], [other]: [string, unknown]): number {
  return one < other ? -1 : 1;
}

/** To be raised by whoever changes what a sport's fit makes of the same lines: its games do not tell that. */
const FITS = 4;

const fingerprints = new WeakMap<AnySportModel, string>();

/** Works out all fingerprints, which takes a quarter of a second; lets others have their turn between sports. */
export async function fingerprintEngines(): Promise<void> {
  for (const model of sportModels) {
    await othersTurn();
    engineFingerprint(model);
  }
}

/** Changes with any change of the engine that changes its games, and with FITS: strengths fitted before are then fitted anew. */
export function engineFingerprint(model: AnySportModel): string {
  const known = fingerprints.get(model);
  if (known !== undefined) return known;
  const state = model.initial({ sides: NOBODIES });
  const games = model.simulate(state, model.even, 64, 1);
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([FITS, games]))
    .digest('hex')
    .slice(0, 16);
  fingerprints.set(model, fingerprint);
  return fingerprint;
}
