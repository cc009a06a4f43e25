// `npm run -s featured -- add | list | remove`: bets that operators put forward on the running database; a running server
// shows them within seconds. Exit code 1 and one line that says why when nothing was done.
import { parseArgs } from 'node:util';
import { featureBet, readFeatured, unfeatureBet } from '../marketplace/marketplace.ts';
import { systemClock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { CommandError, UsageError } from './errors.ts';
import { unknownSelection } from './featured/known-selections.ts';
import { readExpiry } from './patron/grant-options.ts';
import { OPERATOR } from './patron/operator.ts';
import { onRunningDatabase, printCommand } from './run-command.ts';

const USAGE = `Say what to do.
  npm run -s featured -- add --header TEXT --title TEXT [--description TEXT] [--days N] SELECTION…
  npm run -s featured -- list
  npm run -s featured -- remove ID
A SELECTION is EVENT~MARKET~SELECTION, e.g. 2025-w3-KC-BUF~moneyline:game~home: the rawId of a selection in the API.`;

type Command = (database: Database) => Promise<string>;

await printCommand(async () => {
  const command = read(process.argv.slice(2));
  return onRunningDatabase(command);
});

/** Reads the arguments, without a database. @throws UsageError */
function read([name, ...args]: readonly string[]): Command {
  if (name === 'add') return readAdd(args);
  if (name === 'list' && args.length === 0) return list;
  const [id, more] = args;
  if (name === 'remove' && id !== undefined && more === undefined) return (database) => remove(database, id);
  throw new UsageError(USAGE);
}

function readAdd(args: readonly string[]): Command {
  const { values, positionals } = parsed(args);
  const { header = '', title = '', description, days } = values;
  readExpiry(days, 0);
  return async (database) => {
    const endsAt = readExpiry(days, systemClock.now());
    const wish = { header, title, description, selectionIds: positionals, endsAt };
    const unknown = (rawIds: readonly string[]) => unknownSelection(database, rawIds);
    const parts = { database, clock: systemClock, unknownSelection: unknown };
    const result = await featureBet(parts, wish, OPERATOR);
    if ('problem' in result) throw new CommandError(result.problem);
    return `Put forward: ${result.id}`;
  };
}

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      options: { header: text, title: text, description: text, days: text },
      allowPositionals: true,
    });
  } catch {
    throw new UsageError(USAGE);
  }
}

async function list(database: Database): Promise<string> {
  const bets = await readFeatured(database, new Date(systemClock.now()));
  if (bets.length === 0) return 'Nothing is put forward by operators.';
  return bets
    .map(({ id, header, title, selectionIds }) => `${id}  ${header}: ${title}  ${selectionIds.join(' ')}`)
    .join('\n');
}

async function remove(database: Database, id: string): Promise<string> {
  if (await unfeatureBet({ database, clock: systemClock }, id)) return `Taken back: ${id}`;
  throw new CommandError(`No bet ${id} is put forward.`);
}
