// `npm run -s patron -- COMMAND …`: what an operator does for a patron, on the running database. Exit code 1 and one line
// that says why when nothing was done. A new command: a file in cli/patron/, and its name here.

import { openDatabase } from '../platform/database/database.ts';
import { reasonOf, StartupError } from '../platform/database/startup-error.ts';
import { runningDatabaseUrl } from './database-url.ts';
import type { PatronCommand } from './patron/command.ts';
import { CommandError, UsageError } from './patron/errors.ts';
import { grantFreeBet, grantProfitBoost, grantPromotionalCredit } from './patron/grant.ts';
import { openOperatorHouse } from './patron/operator-house.ts';

const commands: readonly PatronCommand[] = [grantFreeBet, grantProfitBoost, grantPromotionalCredit];

const NO_SUCH_TABLE = new Set(['42P01', '3F000']);

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  const isExpected =
    error instanceof UsageError || error instanceof CommandError || error instanceof StartupError;
  if (!isExpected) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** The longest name that the arguments begin with is the command. */
async function run(args: readonly string[]): Promise<string> {
  const [command] = commands
    .filter(({ name }) => name.split(' ').every((word, index) => args[index] === word))
    .sort((a, b) => b.name.length - a.name.length);
  if (!command) throw new UsageError(usage(args));
  const parsed = parse(command, args.slice(command.name.split(' ').length));
  const database = openDatabase(runningDatabaseUrl(), { max: 2 });
  const house = openOperatorHouse(database);
  try {
    return await parsed(house);
  } catch (error) {
    if (error instanceof CommandError) throw error;
    const reason = reasonOf(error);
    if (NO_SUCH_TABLE.has(reason)) {
      throw new StartupError('This database is not ready: start this version of Fairline on it once.');
    }
    if (/^(E[A-Z]+|28P01|3D000)$/.test(reason))
      throw new StartupError(`Cannot reach the database: ${reason}.`);
    throw error;
  } finally {
    await house.close();
    await database.close();
  }
}

function parse(command: PatronCommand, args: readonly string[]) {
  try {
    return command.parse(args);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    throw new UsageError(`${error.message}\nUsage: npm run -s patron -- ${command.name} ${command.usage}`);
  }
}

function usage(args: readonly string[]): string {
  const first = args.length === 0 ? 'Say what to do.' : `There is no command "${args.join(' ')}".`;
  return [first, ...commands.map(({ name, usage }) => `  npm run -s patron -- ${name} ${usage}`)].join('\n');
}
