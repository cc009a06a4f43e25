export const RESTRICTION_KINDS = ['COOL_OFF', 'SELF_EXCLUSION', 'OPERATOR'] as const;
export type RestrictionKind = (typeof RESTRICTION_KINDS)[number];

/** A time in which a patron may not bet. */
export interface Restriction {
  readonly id: string;
  readonly kind: RestrictionKind;
  /** In words for an operator; the patron reads the kind's own sentence. */
  readonly reason: string;
  readonly startsAt: Date;
  /** Undefined: until it is lifted. */
  readonly endsAt: Date | undefined;
}
