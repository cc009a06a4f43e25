// `npm run bench -- NAME [--json] [--quick]` runs bench/src/<NAME>.ts, which exports `run`.
import { existsSync, readdirSync } from 'node:fs';

interface Result {
  /** Ours ÷ the peer's, measured in the same run. */
  readonly ratios: Readonly<Record<string, number>>;
  readonly figures: Readonly<Record<string, number | string>>;
}

type Run = (options: { readonly quick: boolean }) => Promise<Result>;

const flags = ['--json', '--quick'];
const args = process.argv.slice(2);
const [name, ...others] = args.filter((arg) => !flags.includes(arg));

if (!name || others.length > 0 || !isBench(name)) {
  console.error(`Usage: npm run bench -- NAME [--json] [--quick]. NAME is one of: ${benches().join(', ')}.`);
  process.exit(1);
}

const run = await load(name);
const { ratios, figures } = await run({ quick: args.includes('--quick') });
if (args.includes('--json')) console.log(JSON.stringify({ bench: name, ratios, figures }));
else print(name, ratios, figures);
// What a bench leaves open (a browser, a socket) must not keep the command from ending.
process.exit(0);

function benches(): string[] {
  const files = readdirSync(new URL('.', import.meta.url)).filter((file) => file.endsWith('.ts'));
  return files
    .map((file) => file.slice(0, -'.ts'.length))
    .filter((file) => file !== 'main' && !file.includes('.'));
}

function isBench(candidate: string): boolean {
  return /^[a-z-]+$/.test(candidate) && existsSync(new URL(`./${candidate}.ts`, import.meta.url));
}

async function load(bench: string): Promise<Run> {
  const module: unknown = await import(`./${bench}.ts`);
  if (typeof module === 'object' && module !== null && 'run' in module && isRun(module.run))
    return module.run;
  throw new Error(`bench/src/${bench}.ts must export run.`);
}

function isRun(value: unknown): value is Run {
  return typeof value === 'function';
}

function print(bench: string, ...tables: readonly Readonly<Record<string, number | string>>[]): void {
  console.log(bench);
  for (const [key, value] of tables.flatMap((table) => Object.entries(table))) {
    console.log(`  ${key.padEnd(28)} ${value}`);
  }
}
