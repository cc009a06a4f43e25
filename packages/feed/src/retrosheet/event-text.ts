/** What an event of a Retrosheet play did to a runner (0 is the batter): where he ended, 4 is home, or that he is out. */
export interface Advance {
  readonly from: number;
  readonly to: number;
  readonly isOut: boolean;
  /** Whether the run is written as not batted in. */
  readonly isUnbatted: boolean;
  /** Whether it is written as batted in, as where an error let in who would have come in without it. */
  readonly isBattedIn: boolean;
}

/** A play as its text says it. */
export interface EventText {
  /** The letters and digits before modifiers: 'S8', 'K+WP', '64(1)3'. */
  readonly basic: string;
  readonly modifiers: readonly string[];
  /** The runners who move or are out, explicit words last: they hold. */
  readonly advances: readonly Advance[];
  /** Errors charged. */
  readonly errors: number;
}

/** Where the batter goes by the first letters of the basic play; the longest letters first. */
const BATTER_GOES: readonly (readonly [RegExp, number])[] = [
  [/^(NP|BK|CS|DI|OA|PB|WP|PO|SB|FLE)/, -1],
  [/^HR|^H(?!P)/, 4],
  [/^HP/, 1],
  [/^DGR|^D\d?/, 2],
  [/^T\d?/, 3],
  [/^S\d?/, 1],
  [/^(W|IW|I)/, 1],
  [/^C(?!S)/, 1],
  [/^E\d|^\d*E\d/, 1],
  [/^FC/, 1],
];

/** Reads the event of a 'play' record; see retrosheet.org/eventfile.htm. */
export function readEventText(event: string): EventText {
  const clean = event.replace(/[!#?]/g, '');
  const dot = clean.indexOf('.');
  const description = dot < 0 ? clean : clean.slice(0, dot);
  const parts = splitOutside(description, '/');
  const basic = parts[0] ?? '';
  const explicit =
    dot < 0
      ? []
      : clean
          .slice(dot + 1)
          .split(';')
          .flatMap(explicitAdvance);
  const moved = new Set(explicit.map(({ from }) => from));
  const implied = impliedAdvances(basic).filter(({ from }) => !moved.has(from));
  return {
    basic,
    modifiers: parts.slice(1),
    advances: [...implied, ...explicit],
    errors: (clean.match(/E\d/g) ?? []).length,
  };
}

function splitOutside(text: string, separator: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth++;
    if (letter === ')') depth--;
    if (letter === separator && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts;
}

const BASES: Readonly<Record<string, number>> = { B: 0, '1': 1, '2': 2, '3': 3, H: 4 };

/** "1X3(25)", "2-H(E5)(UR)": an out is none when an error follows in it. */
function explicitAdvance(text: string): Advance[] {
  const match = /^([B123])([-X])([123H])(.*)$/.exec(text.trim());
  if (match === null) return [];
  const [, from = '', sign, to = '', notes = ''] = match;
  const isOut = sign === 'X' && !/\(\d*E\d/.test(notes);
  return [
    {
      from: BASES[from] ?? 0,
      to: BASES[to] ?? 0,
      isOut,
      isUnbatted: /\((NR|NORBI)\)/.test(notes),
      isBattedIn: /\(RBI\)/.test(notes),
    },
  ];
}

const PLAIN = { isUnbatted: false, isBattedIn: false };
const safe = (from: number, to: number): Advance => ({ ...PLAIN, from, to, isOut: false });
const out = (from: number): Advance => ({ ...PLAIN, from, to: from, isOut: true });

function impliedAdvances(basic: string): Advance[] {
  const [first = '', second] = basic.split('+');
  const runners = [...first.split(';'), ...(second?.split(';') ?? [])].flatMap(runnerAdvance);
  return [...batterAdvance(first), ...runners];
}

function batterAdvance(basic: string): Advance[] {
  if (/^K/.test(basic)) return [out(0)];
  const goes = BATTER_GOES.find(([test]) => test.test(basic));
  if (goes !== undefined) return goes[1] < 0 ? [] : [safe(0, goes[1])];
  if (/^\d/.test(basic)) return fieldedOuts(basic);
  return [];
}

/** "63", "64(1)3", "54(1)": a base in brackets names the runner who is out; digits at the end put the batter out. */
function fieldedOuts(basic: string): Advance[] {
  const named = [...basic.matchAll(/\(([B123])\)/g)].map((match) => out(BASES[match[1] ?? 'B'] ?? 0));
  const batterOut = named.some(({ from }) => from === 0);
  if (batterOut) return named;
  return /\d$/.test(basic) ? [out(0), ...named] : [safe(0, 1), ...named];
}

function runnerAdvance(text: string): Advance[] {
  const match = /^(SB|CS|POCS|PO)([123H])(.*)$/.exec(text);
  if (match === null) return [];
  const [, what, base = '', notes = ''] = match;
  const at = BASES[base] ?? 0;
  const failed = /\(\d*E\d/.test(notes);
  if (what === 'SB') return [safe(at - 1, at)];
  if (what === 'PO') return failed ? [] : [out(at)];
  return failed ? [safe(at - 1, at)] : [out(at - 1)];
}
