import { formatMoney } from '@fairline/money/format.ts';
import { money } from '@fairline/money/money.ts';
import { Limits } from '../../limits/limits.ts';
import { Session } from '../../session/session.ts';
import { CommandError, UsageError } from '../errors.ts';
import { type PatronCommand, readArguments } from './command.ts';

/** What decides whether a patron may bet. */
export const show: PatronCommand = {
  name: 'show',
  usage: 'PATRON',
  parse: (args) => {
    const [patron, more] = readArguments(args, []).positionals;
    if (patron === undefined || more !== undefined) throw new UsageError('Name the patron.');
    return async (house) => {
      const patronId = await house.patronId(patron);
      const balances = await house.wallet.balances(patronId);
      if (!balances) throw new CommandError('This patron has no accounts.');
      const { currency } = balances.globalBalance;
      const limits = new Limits(house);
      const [set, restrictions, asked] = await Promise.all([
        limits.limits(patronId),
        limits.restrictions(patronId),
        new Session(house).requiresAcknowledgement(patronId),
      ]);
      const amount = (cents: bigint | undefined) =>
        cents === undefined ? 'none' : formatMoney(money(cents, currency));
      return [
        `${patron} (${patronId})`,
        `cash ${formatMoney(balances.withdrawableBalance)}, bonus and credit ${formatMoney(balances.restrictedBalance)}`,
        ...set.map(
          (limit) =>
            `limit ${limit.type} ${limit.period}: ${amount(limit.amount)}${limit.pending ? `, waiting: ${amount(limit.pending.amount)}` : ''}`,
        ),
        ...restrictions.map(
          ({ kind, endsAt, reason }) =>
            `restriction ${kind} until ${endsAt?.toISOString() ?? 'lifted'}: ${reason}`,
        ),
        ...(asked ? ['has to acknowledge the rules of responsible gaming'] : []),
      ].join('\n');
    };
  },
};
