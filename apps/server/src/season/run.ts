import { allMigrations } from '../migrations.ts';
import { openDatabase } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { newId } from '../platform/ids.ts';
import { CannedSimulator } from '../trading/testing/canned-simulator.ts';
import { Cohort, type CohortReport } from './cohort.ts';
import { HOUSES, houseOf } from './schedule.ts';

export interface SeasonOptions {
  /** Of a PostgreSQL in which databases may be made. */
  readonly serverUrl: string;
  readonly seeds: readonly number[];
  /** Of each season; 16 unless given. */
  readonly steps?: number;
  /** Told of the cohorts as they end. */
  readonly onCohort?: (report: CohortReport) => void;
}

export const DEFAULT_STEPS = 16;
/** Cohorts that are played at once, so that one computes while another waits for the database. */
const AT_ONCE = 2;
/** Seeds in a cohort at most: the server's batches are full, and its books small. */
const MOST_SEEDS = 125;

/** Plays every seed's season. */
export async function playSeasons(options: SeasonOptions): Promise<CohortReport> {
  const { serverUrl, seeds, steps = DEFAULT_STEPS, onCohort } = options;
  const template = `season_${newId().replaceAll('-', '')}`;
  const server = openDatabase(serverUrl, { max: 2 });
  const simulator = new CannedSimulator();
  const cohorts = cohortsOf(seeds);
  const reports: CohortReport[] = [];
  try {
    await server.query(`create database ${template}`);
    await migrateAll(urlOf(serverUrl, template));
    const playNext = async (): Promise<void> => {
      for (let cohort = cohorts.shift(); cohort; cohort = cohorts.shift()) {
        const name = `${template}_${reports.length}_${cohorts.length}`;
        await server.query(`create database ${name} template ${template}`);
        const databaseUrl = urlOf(serverUrl, name);
        const report = await new Cohort({ ...cohort, steps, databaseUrl, simulator }).play();
        await server.query(`drop database ${name} with (force)`);
        reports.push(report);
        onCohort?.(report);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, playNext));
  } finally {
    await server.query(`drop database if exists ${template} with (force)`);
    await server.close();
  }
  return joined(reports);
}

interface CohortSeeds {
  readonly house: number;
  readonly seeds: readonly number[];
}

/** Seeds that share a house, in portions. */
function cohortsOf(seeds: readonly number[]): CohortSeeds[] {
  return Array.from({ length: HOUSES }, (_, house) => house).flatMap((house) => {
    const all = seeds.filter((seed) => houseOf(seed) === house);
    return Array.from({ length: Math.ceil(all.length / MOST_SEEDS) }, (_, part) => ({
      house,
      seeds: all.slice(part * MOST_SEEDS, (part + 1) * MOST_SEEDS),
    }));
  });
}

function joined(reports: readonly CohortReport[]): CohortReport {
  const sum = (count: (report: CohortReport) => number) =>
    reports.reduce((total, report) => total + count(report), 0);
  return {
    failures: reports.flatMap(({ failures }) => failures),
    digests: new Map(reports.flatMap(({ digests }) => [...digests])),
    tickets: sum(({ tickets }) => tickets),
    acts: sum(({ acts }) => acts),
    messages: sum(({ messages }) => messages),
  };
}

async function migrateAll(url: string): Promise<void> {
  const database = openDatabase(url, { max: 1 });
  try {
    await migrate(database, allMigrations);
  } finally {
    await database.close();
  }
}

function urlOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
