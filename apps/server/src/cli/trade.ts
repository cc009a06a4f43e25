// `npm run -s trade -- …`: orders of an operator to the server that runs on the database.
// It hears them within a second and answers; exit code 1 and why when it did nothing, or when no server answered.
import { onRunningDatabase, printCommand } from './run-command.ts';
import { carryOut } from './trade/carry-out.ts';
import { readOrder } from './trade/read-order.ts';

await printCommand(async () => {
  const wish = readOrder(process.argv.slice(2));
  return onRunningDatabase((database) => carryOut(database, wish));
});
