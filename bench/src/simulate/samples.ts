// The measuring program of `npm run bench -- simulate`: prints one JSON line, milliseconds of processor time by case.
import { Random } from '../../../packages/sports/src/random.ts';
import { type Case, cases } from './cases.ts';

const SAMPLES = 32_768;
/** The compiler's own work is done after so many turns. */
const WARM_UP = 3;
/** How many turns are measured, how many games the peer plays in each, and how the names of the cases begin. */
const [turns = '5', peerGames = '4', only = ''] = process.argv.slice(2);

const all = cases(only);
const ours = new Map(all.map(({ name }) => [name, [] as number[]]));
const plain = new Map(all.map(({ name }) => [name, [] as number[]]));
for (let turn = -WARM_UP; turn < Number(turns); turn++) {
  for (const each of all) {
    const ms = cpuMs(() => each.model.simulate(each.state, each.strength, SAMPLES, turn + 7));
    if (turn >= 0) ours.get(each.name)?.push(ms);
    const games = Number(peerGames);
    const peerMs = cpuMs(() => playPlain(each, games, turn));
    if (turn >= 0) plain.get(each.name)?.push((peerMs * SAMPLES) / games);
  }
}
console.log(
  JSON.stringify({ samples: SAMPLES, ours: Object.fromEntries(ours), plain: Object.fromEntries(plain) }),
);

/** The same model one game at a time: a play is an object, and so is the state after it. */
function playPlain({ model, state, strength }: Case, games: number, turn: number): void {
  for (let game = 0; game < games; game++) {
    const random = new Random(turn + 7, game);
    let now = state;
    for (;;) {
      const play = model.playOn(now, strength, random);
      if (play === undefined) break;
      now = model.apply(now, play);
    }
  }
}

/** Processor time of the whole program, garbage collected beside it included. */
function cpuMs(work: () => unknown): number {
  const begun = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}
