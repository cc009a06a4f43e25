import { Session } from '../../session/session.ts';
import { UsageError } from '../errors.ts';
import { type PatronCommand, readArguments } from './command.ts';
import { OPERATOR } from './operator.ts';

/** Asks a patron to acknowledge the rules of responsible gaming before the next bet. */
export const demandAcknowledgement: PatronCommand = {
  name: 'demand-acknowledgement',
  usage: 'PATRON',
  parse: (args) => {
    const [patron, more] = readArguments(args, []).positionals;
    if (patron === undefined || more !== undefined) throw new UsageError('Name the patron.');
    return async (house) => {
      await new Session(house).demandAcknowledgement(await house.patronId(patron), OPERATOR);
      return `${patron} has to acknowledge the rules of responsible gaming before the next bet.`;
    };
  },
};
