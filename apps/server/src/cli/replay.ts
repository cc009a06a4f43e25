// `npm run -s replay [-- FILE or FOLDER…]`: plays recorded games, all there are unless some are named, through the real server path
// (feed, trading, bets, settlement) on a database a file and prints one JSON line a game. Exit code 1 when a game could not be played
// to its end.
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { recordingsFolder } from '../config.ts';
import { openDatabase } from '../platform/database/database.ts';
import { startEmbeddedPostgres } from '../platform/database/embedded.ts';
import { createLogger } from '../platform/log.ts';
import { WorkerSimulator } from '../trading/worker-simulator.ts';
import { exactNumbers } from './exact-numbers.ts';
import { gamesOf, type RecordingFile, recordingFiles } from './replay/recording-files.ts';
import { openReplayHouse } from './replay/replay-house.ts';
import { type Replayed, replayRecording } from './replay/replay-recording.ts';

/** Fewer than in play: the replay makes every price of a game in seconds. */
const SAMPLES = 2048;

const named = process.argv.slice(2);
const folder = recordingsFolder();
const files = await recordingFiles(named.length > 0 ? named : [folder]);
if (files.length === 0) {
  console.error(`There is no recording in ${folder}: set FAIRLINE_RECORDINGS, or name files or folders.`);
  process.exit(2);
}
process.exitCode = (await replayAll(files)) ? 0 : 1;

async function replayAll(files: readonly RecordingFile[]): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'fairline-replay-'));
  const postgres = await startEmbeddedPostgres({ dataFolder: folder, durable: false });
  const atOnce = Math.min(files.length, availableParallelism());
  const simulator = new WorkerSimulator(atOnce, createLogger('error'), 'any');
  try {
    const limit = createLimit(atOnce);
    const outcomes = files.map((file, index) =>
      limit(() =>
        // A file whose replay fails is told of, and keeps no other from being played.
        replayFile(file, `replay_${index}`, postgres.url, simulator).catch(
          (error: Error): readonly Outcome[] => [{ file: file.path, message: error.message }],
        ),
      ),
    );
    let whole = true;
    // Lines come in the order of the files, each as soon as those before it are there.
    for (const played of outcomes) for (const outcome of await played) whole = print(outcome) && whole;
    return whole;
  } finally {
    await simulator.close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Outcome = Replayed | { readonly file: string; readonly message: string };

async function replayFile(
  file: RecordingFile,
  database: string,
  serverUrl: string,
  simulator: WorkerSimulator,
): Promise<readonly Outcome[]> {
  const games = await gamesOf(file);
  if (games.length === 0) return [];
  const databaseUrl = await createDatabase(serverUrl, database);
  const house = await openReplayHouse({ databaseUrl, simulator, samples: SAMPLES });
  try {
    const outcomes: Outcome[] = [];
    for (const recording of games) {
      const replayed = await replayRecording(house, basename(file.path), recording);
      outcomes.push('line' in replayed ? replayed : { file: file.path, message: replayed.fault.message });
    }
    return outcomes;
  } finally {
    await house.close();
  }
}

/** Answers whether the game was played to its end and every market, bet and book came out right. */
function print(outcome: Outcome): boolean {
  if ('message' in outcome) {
    console.error(`${outcome.file}: ${outcome.message}`);
    return false;
  }
  const { line, sound } = outcome;
  console.log(JSON.stringify(line, exactNumbers));
  const { final, fault, marketsOffered, marketsGraded, betsPlaced, betsSettled, ledgerSum } = line;
  const whole = final !== null && marketsGraded === marketsOffered && betsSettled === betsPlaced;
  return whole && fault === undefined && sound && ledgerSum === 0n;
}

/** Runs at most so many tasks at once, in the order they are given. */
function createLimit(atOnce: number): <T>(task: () => Promise<T>) => Promise<T> {
  const lanes: Promise<unknown>[] = Array.from({ length: atOnce }, () => Promise.resolve());
  let next = 0;
  return (task) => {
    const lane = next++ % atOnce;
    const running = (lanes[lane] ?? Promise.resolve()).then(task);
    lanes[lane] = running.catch(() => undefined);
    return running;
  };
}

async function createDatabase(serverUrl: string, name: string): Promise<string> {
  const server = openDatabase(serverUrl, { max: 1 });
  await server.query(`create database ${name}`);
  await server.close();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
