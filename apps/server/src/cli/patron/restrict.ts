import { Limits, RESTRICTION_KINDS, type RestrictionKind } from '../../limits/limits.ts';
import { UsageError } from '../errors.ts';
import { type PatronCommand, readArguments } from './command.ts';
import { readExpiry } from './grant-options.ts';
import { OPERATOR } from './operator.ts';

/** Keeps a patron from betting. */
export const restrict: PatronCommand = {
  name: 'restrict',
  usage: 'PATRON cool-off | self-exclusion | operator [--days N] [--reason TEXT]',
  parse: (args) => {
    const { option, positionals } = readArguments(args, ['days', 'reason']);
    const [patron, word, more] = positionals;
    if (patron === undefined || word === undefined || more !== undefined) {
      throw new UsageError('Name the patron and the kind of restriction.');
    }
    const kind = readKind(word);
    readExpiry(option('days'), 0);
    return async (house) => {
      const endsAt = readExpiry(option('days'), house.clock.now());
      const reason = option('reason') ?? word;
      const limits = new Limits(house);
      await limits.restrict(await house.patronId(patron), kind, reason, endsAt, OPERATOR);
      return `${patron} cannot bet until ${endsAt ? endsAt.toISOString() : 'this is lifted'}.`;
    };
  },
};

/** Ends what keeps a patron from betting. */
export const lift: PatronCommand = {
  name: 'lift',
  usage: 'PATRON',
  parse: (args) => {
    const [patron, more] = readArguments(args, []).positionals;
    if (patron === undefined || more !== undefined) throw new UsageError('Name the patron.');
    return async (house) => {
      const lifted = await new Limits(house).lift(await house.patronId(patron), OPERATOR);
      return `Lifted ${lifted} ${lifted === 1 ? 'restriction' : 'restrictions'} of ${patron}. Self-exclusions stand until they end.`;
    };
  },
};

function readKind(word: string): RestrictionKind {
  const kind = RESTRICTION_KINDS.find((each) => each === word.toUpperCase().replaceAll('-', '_'));
  if (!kind) throw new UsageError(`${word} must be cool-off, self-exclusion or operator.`);
  return kind;
}
