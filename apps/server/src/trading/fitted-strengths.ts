import { createHash } from 'node:crypto';
import type { MainLines } from '@fairline/sports/sport.ts';
import { sportModel } from '@fairline/sports/sports.ts';
import type { Priority, Simulator } from './simulator.ts';
import type { TradingStore } from './store.ts';

/** Some five thousand pairs of lines; all a season of football can have. */
const MAX_KEPT = 5000;

/** Strengths fitted to outside lines, each once: kept in memory and in the database. */
export class FittedStrengths {
  readonly #simulator: Simulator;
  readonly #store: TradingStore;
  readonly #engine: string;
  readonly #fitted = new Map<string, Promise<unknown>>();

  constructor(simulator: Simulator, store: TradingStore) {
    this.#simulator = simulator;
    this.#store = store;
    this.#engine = engineFingerprint();
  }

  async load(): Promise<void> {
    for (const { sport, lines, strength } of await this.#store.strengths(this.#engine)) {
      this.#fitted.set(`${sport} ${lines}`, Promise.resolve(strength));
    }
  }

  fit(sport: string, lines: MainLines, priority: Priority): Promise<unknown> {
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

  async #fit(sport: string, lines: MainLines, text: string, priority: Priority): Promise<unknown> {
    const strength = await this.#simulator.fit({ kind: 'fit', sport, lines }, priority);
    await this.#store.saveStrength(this.#engine, sport, text, strength);
    return strength;
  }
}

function lineText({ spread, total, homeWinProbability }: MainLines): string {
  return JSON.stringify([spread ?? null, total ?? null, homeWinProbability ?? null]);
}

/** Changes with any change of the engine that changes its games: strengths fitted before are then fitted anew. */
function engineFingerprint(): string {
  const nobody = { id: '', name: '', mediumName: '', abbreviation: '' };
  const model = sportModel('football');
  const state = model?.initial({ sides: { home: nobody, away: nobody } });
  const games = model?.simulate(state, { home: 0, away: 0 }, 64, 1);
  return createHash('sha256').update(JSON.stringify(games)).digest('hex').slice(0, 16);
}
