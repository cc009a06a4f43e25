import type { LegOutcome, PlainOutcome } from './outcome.ts';

/** How bets and their legs come out, in the words of the specification. */
export const WIRE_OUTCOMES = [
  'WIN',
  'LOSS',
  'PUSH',
  'VOID',
  'DEAD_HEAT',
  'PENDING',
  'INVALID',
  'UNAVAILABLE',
] as const;
export type WireOutcome = (typeof WIRE_OUTCOMES)[number];

type Named = Extract<LegOutcome, string>;

/** The specification has no half outcomes: they are told by what they pay. */
const WIRE: Readonly<Record<Named, WireOutcome>> = {
  win: 'WIN',
  loss: 'LOSS',
  push: 'PUSH',
  void: 'VOID',
  'half-win': 'WIN',
  'half-loss': 'LOSS',
};

/** How a leg came out, in the words of the specification. */
export function wireOutcome(outcome: LegOutcome): WireOutcome {
  return typeof outcome === 'string' ? WIRE[outcome] : 'DEAD_HEAT';
}

const DEAD_HEAT = /^dead-heat (\d+)\/(\d+)$/;

/** As the column `graded` holds it: 'half-win', 'dead-heat 1/3' (one place for three). */
export function writeLegOutcome(outcome: LegOutcome): string {
  return typeof outcome === 'string' ? outcome : `dead-heat ${outcome.places}/${outcome.tied}`;
}

/** @throws for a text that writeLegOutcome never wrote */
export function readLegOutcome(text: string): LegOutcome {
  const [, places, tied] = DEAD_HEAT.exec(text) ?? [];
  if (places && tied) return { places: BigInt(places), tied: BigInt(tied) };
  if (isNamed(text)) return text;
  throw new Error(`No outcome of a leg is written ${text}.`);
}

function isNamed(text: string): text is Named {
  return Object.hasOwn(WIRE, text);
}

/**
 * Where the stake is neither split nor shared: in a same-game group or a teaser.
 * @throws for half outcomes and dead heats, which nothing priced there can have
 */
export function plainOutcome(outcome: LegOutcome | 'pending'): PlainOutcome | 'pending' {
  switch (outcome) {
    case 'win':
    case 'loss':
    case 'push':
    case 'void':
    case 'pending':
      return outcome;
    default:
      throw new Error('A leg that shares its price with others came out by parts.');
  }
}
