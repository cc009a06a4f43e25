import { luminance } from '../../ui/crest-shapes.ts';

type Rgb = readonly [number, number, number];

const WANTED_RATIO = 3;
/** Sum of channel differences below which two colours are hard to tell apart in a thin drawing. */
const TOO_CLOSE = 120;

const GROUND = { dark: '#121411', light: '#ffffff' } as const;
const TOWARD = { dark: [255, 255, 255], light: [0, 0, 0] } as const;

/** WCAG contrast ratio of two hex colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((left, right) => left - right);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

/** The colour, mixed toward white or black until it stands out 3:1 from the ground of the mode. */
export function lifted(hex: string, mode: 'dark' | 'light'): string {
  const colour = parse(hex);
  for (let share = 0; share <= 1; share += 0.05) {
    const mixed = write(mix(colour, TOWARD[mode], share));
    if (contrast(mixed, GROUND[mode]) >= WANTED_RATIO) return mixed;
  }
  return write(TOWARD[mode]);
}

/** Pure black: on any colour it or white reaches 4.5:1; of anything lighter there are colours on which neither does. */
const INK = '#000000';

/** White or black, whichever is read better on a colour. */
export function inkOn(hex: string): string {
  return contrast('#ffffff', hex) >= contrast(INK, hex) ? '#ffffff' : INK;
}

/** A colour under a name, lifted for each mode, and what is read on it: '--away-dark', '--on-away-dark' and so on. */
export function colourVariables(name: string, hex: string): Readonly<Record<`--${string}`, string>> {
  const dark = lifted(hex, 'dark');
  const light = lifted(hex, 'light');
  return {
    [`--${name}-dark`]: dark,
    [`--${name}-light`]: light,
    [`--on-${name}-dark`]: inkOn(dark),
    [`--on-${name}-light`]: inkOn(light),
  };
}

interface Colours {
  readonly primaryColour: string;
  readonly secondaryColour: string;
}

/** One colour a side to draw with; the away side takes its second where the first ones are too alike. */
export function sideColours(home: Colours, away: Colours): { readonly home: string; readonly away: string } {
  const alike = distance(parse(home.primaryColour), parse(away.primaryColour)) < TOO_CLOSE;
  return { home: home.primaryColour, away: alike ? away.secondaryColour : away.primaryColour };
}

function parse(hex: string): Rgb {
  const at = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16) || 0;
  return [at(1), at(3), at(5)];
}

function write(colour: Rgb): string {
  return `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const part = (at: 0 | 1 | 2) => from[at] + (to[at] - from[at]) * share;
  return [part(0), part(1), part(2)];
}

function distance(one: Rgb, other: Rgb): number {
  return Math.abs(one[0] - other[0]) + Math.abs(one[1] - other[1]) + Math.abs(one[2] - other[2]);
}
