import { NOBODIES } from '@fairline/sports/kit/nobody.ts';
import { Random } from '@fairline/sports/random.ts';
import type { AnySportModel } from '@fairline/sports/sport.ts';
import { sportModels } from '@fairline/sports/sports.ts';
import { othersTurn } from '../platform/others-turn.ts';
import { Board } from './board.ts';
import { engineFingerprint } from './fitted-strengths.ts';
import type { Simulator } from './simulator.ts';

const SAMPLES = 512;
/** Every sport is priced so often, so that each thread has done it. */
const TIMES = 4;
/** Plays after which the code that follows a game is compiled. */
const PLAYS = 120;
/** After each of them every market is asked for, which takes some milliseconds. */
const PLAYS_IN_A_TURN = 8;

/**
 * Prices a game of every sport and follows one through, for nobody: code that has run once runs quickly when it counts. Lets
 * others have their turn between prices, and every few plays. @param isOver asked in between: whoever waits no longer wants no warmth
 */
export async function warmUp(simulator: Pick<Simulator, 'price'>, isOver: () => boolean): Promise<void> {
  for (const model of sportModels) {
    if (isOver()) return;
    engineFingerprint(model);
    const state = model.initial({ sides: NOBODIES });
    const job = {
      kind: 'price',
      sport: model.slug,
      sides: NOBODIES,
      strength: model.even,
      board: [],
    } as const;
    const priced = await Promise.all(
      Array.from({ length: TIMES }, (_, seed) =>
        simulator.price(
          () => ({
            ...job,
            ...{ state, samples: SAMPLES, seed, mainOnly: false, columns: 'all', packed: seed % 2 === 0 },
          }),
          () => 'live',
        ),
      ),
    );
    const board = new Board('nothing', model, NOBODIES);
    for (const result of priced) {
      board.reprice(result, 'open', 1);
      await othersTurn();
      if (isOver()) return;
    }
    await followGame(model, board.keys(), isOver);
  }
}

async function followGame(
  model: AnySportModel,
  marketKeys: readonly string[],
  isOver: () => boolean,
): Promise<void> {
  let state = model.initial({ sides: NOBODIES });
  for (let number = 0; number < PLAYS; number++) {
    if (number % PLAYS_IN_A_TURN === 0) await othersTurn();
    if (isOver()) return;
    const play = model.playOn(state, model.even, new Random(1, number));
    if (play === undefined) return;
    state = model.apply(state, model.parsePlay(play));
    model.scoreboard(state);
    for (const key of marketKeys) model.isDecided(state, key);
  }
}
