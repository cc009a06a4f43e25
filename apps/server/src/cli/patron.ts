// `npm run -s patron -- COMMAND …`: what an operator does for a patron, on the running database. Exit code 1 and one line
// that says why when nothing was done. A new command: a file in cli/patron/, and its name here.

import { UsageError } from './errors.ts';
import { demandAcknowledgement } from './patron/acknowledge.ts';
import type { PatronCommand } from './patron/command.ts';
import { grantBonusBet, grantProfitBoost, grantPromotionalCredit } from './patron/grant.ts';
import { confirmLimit, setLimit } from './patron/limit.ts';
import { setLocation } from './patron/location.ts';
import { openOperatorHouse } from './patron/operator-house.ts';
import { lift, restrict } from './patron/restrict.ts';
import { show } from './patron/show.ts';
import { onRunningDatabase, printCommand } from './run-command.ts';

const commands: readonly PatronCommand[] = [
  show,
  setLocation,
  demandAcknowledgement,
  restrict,
  lift,
  setLimit,
  confirmLimit,
  grantBonusBet,
  grantProfitBoost,
  grantPromotionalCredit,
];

await printCommand(async () => run(process.argv.slice(2)));

/** The longest name that the arguments begin with is the command. */
async function run(args: readonly string[]): Promise<string> {
  const [command] = commands
    .filter(({ name }) => name.split(' ').every((word, index) => args[index] === word))
    .sort((a, b) => b.name.length - a.name.length);
  if (!command) throw new UsageError(usage(args));
  const parsed = parse(command, args.slice(command.name.split(' ').length));
  return onRunningDatabase(async (database) => {
    const house = openOperatorHouse(database);
    try {
      return await parsed(house);
    } finally {
      await house.close();
    }
  });
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
