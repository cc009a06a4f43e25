import { findRegion } from '../../identity/regions.ts';
import { LOCATION_REFUSALS, moveSandboxPatron, type SandboxWord } from '../../location/location.ts';
import { UsageError } from '../errors.ts';
import { type PatronCommand, readArguments } from './command.ts';
import { OPERATOR } from './operator.ts';

/** Where the sandbox finds a patron from now on. */
export const setLocation: PatronCommand = {
  name: 'location',
  usage: `PATRON home | REGION (US-NJ) | ${LOCATION_REFUSALS.join(' | ')}`,
  parse: (args) => {
    const { positionals } = readArguments(args, []);
    const [patron, place, more] = positionals;
    if (patron === undefined || place === undefined || more !== undefined) {
      throw new UsageError('Name the patron and the place.');
    }
    const word = readWord(place);
    return async (house) => {
      const { database, clock } = house;
      await moveSandboxPatron(database, await house.patronId(patron), word, OPERATOR, clock);
      return word ? `The sandbox finds ${patron}: ${place}.` : `The sandbox finds ${patron} at home.`;
    };
  },
};

/** Undefined: at home. */
function readWord(place: string): SandboxWord | undefined {
  if (place === 'home') return undefined;
  const refusal = LOCATION_REFUSALS.find((each) => each === place);
  if (refusal) return { refusal };
  if (findRegion(place)) return { region: place };
  throw new UsageError(`${place} is neither a region, nor home, nor a refusal.`);
}
