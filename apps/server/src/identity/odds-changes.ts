import type { OddsChanges } from './identity.ts';

interface Wish {
  readonly acceptedOddsChanges?: OddsChanges | null | undefined;
  /** A switch knows two of the three: on leaves ANY as it is. */
  readonly autoAcceptOddsChanges?: boolean | null | undefined;
}

/** Which changed odds are to be accepted after a wish; undefined to leave it. */
export function acceptedAfter(
  before: OddsChanges | undefined,
  { acceptedOddsChanges, autoAcceptOddsChanges }: Wish,
): OddsChanges | undefined {
  if (acceptedOddsChanges) return acceptedOddsChanges;
  if (autoAcceptOddsChanges === false) return 'NONE';
  return autoAcceptOddsChanges && before !== 'ANY' ? 'BETTER' : undefined;
}
