import { isPlayer, type NbaPeople, type NbaRowKind } from './row.ts';

/** The numbers both older forms have for what a row is. */
const KINDS: readonly (NbaRowKind | undefined)[] = [
  undefined,
  'made',
  'missed',
  'free-throw',
  'rebound',
  'turnover',
  'foul',
  undefined,
  undefined,
  'timeout',
  'jump-ball',
  undefined,
  undefined,
  'period-end',
];

export function kindOfType(type: number): NbaRowKind {
  return KINDS[type] ?? 'other';
}

/** Offensive and technical fouls and their like: no part of a side's five. */
const NOT_COUNTED: ReadonlySet<number> = new Set([4, 11, 12, 13, 16, 17, 18, 19, 25, 26, 30]);

export function countsForBonus(action: number): boolean {
  return !NOT_COUNTED.has(action);
}

/** Free throws: one of one, two of two, three of three, and the technical one. */
const LAST_THROWS: ReadonlySet<number> = new Set([10, 12, 15]);

export function isLastThrow(action: number): boolean {
  return LAST_THROWS.has(action);
}

/** Points of a basket or a free throw of that type, by what is said of it: "25' 3PT Jump Shot", "3pt Shot: Made". */
export function worthOfType(type: number, said: string): number {
  const kind = kindOfType(type);
  if (kind === 'free-throw') return 1;
  return kind === 'made' || kind === 'missed' ? (/\b3PT\b/i.test(said) ? 3 : 2) : 0;
}

/** Whom a row of the older forms names, by the league's numbers: whose it is, one of his side and one of the other. */
export interface NamedPeople {
  readonly by: number | undefined;
  readonly mate: number | undefined;
  readonly opponent: number | undefined;
}

/** What those whom a row names did in it. */
export function peopleOfType(type: number, { by, mate, opponent }: NamedPeople): NbaPeople {
  switch (kindOfType(type)) {
    case 'made':
      return { by, assist: mate };
    case 'missed':
      return { by, block: opponent };
    case 'turnover':
      return { by, steal: opponent };
    case 'free-throw':
    case 'rebound':
      return { by };
    case 'jump-ball':
      return { jumpers: [by, opponent].filter(isPlayer) };
    default:
      return type === SUBSTITUTION ? { off: by, on: mate } : {};
  }
}

const SUBSTITUTION = 8;
