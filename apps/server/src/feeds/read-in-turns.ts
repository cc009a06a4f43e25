import { nextTurn } from '../platform/others-turn.ts';

/** Messages that tell no whole game and are read in one turn. */
const SHORT_IN_A_TURN = 20;

/**
 * Reads messages from outside one after the other, each game that is told whole in a turn of its own: a push of them takes a good
 * part of a second, in which nobody else would be answered.
 */
export async function readInTurns<Value, Result>(
  values: readonly Value[],
  messageOf: (value: Value) => unknown,
  read: (value: Value, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let short = 0;
  for (const [index, value] of values.entries()) {
    short = tellsOfFixture(messageOf(value)) ? SHORT_IN_A_TURN : short + 1;
    if (index > 0 && short >= SHORT_IN_A_TURN) {
      await nextTurn();
      short = 0;
    }
    results.push(read(value, index));
  }
  return results;
}

/** Whether a value of any form tells of a game as fixtures and snapshots do. */
export function tellsOfFixture(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'fixture' in message;
}
