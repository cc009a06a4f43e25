import { luminance } from '../../ui/crest-shapes.ts';

type Rgb = readonly [number, number, number];

const WANTED_RATIO = 3;
/** Sum of channel differences below which two colours are hard to tell apart in a thin drawing. */
const TOO_CLOSE = 120;
/** Largest difference of the channels of a colour that is seen as a grey: of two of them only their contrast tells which is which. */
const HUELESS = 32;
/** For the away side where its own colours will not do: so far apart that no colour is close to all. */
const SPARE = ['#8a9099', '#2563eb', '#c2410c'] as const;

const MODES = ['dark', 'light'] as const;
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

interface ClubColours {
  readonly primaryColour: string;
  readonly secondaryColour: string;
}

/** A side as it stands in a drawing. */
export interface DrawnSide extends ClubColours {
  readonly mediumName: string;
}

/**
 * One colour a side, of its crest and of all that is drawn of it. Where the first ones are too alike, as they are seen in either
 * mode, the away side takes its second, or one that is nobody's.
 */
export function sideColours(home: ClubColours, away: ClubColours): Readonly<Record<'home' | 'away', string>> {
  const own = home.primaryColour;
  const told = [away.primaryColour, away.secondaryColour, ...SPARE].find((colour) => !isAlike(own, colour));
  return { home: own, away: told ?? away.primaryColour };
}

function isAlike(one: string, other: string): boolean {
  return MODES.some((mode) => {
    const [left, right] = [lifted(one, mode), lifted(other, mode)];
    if (isGrey(left) && isGrey(right)) return contrast(left, right) < WANTED_RATIO;
    return distance(left, right) < TOO_CLOSE;
  });
}

function isGrey(hex: string): boolean {
  const channels = parse(hex);
  return Math.max(...channels) - Math.min(...channels) <= HUELESS;
}

/** What both sides are drawn in: '--home-dark', '--away-light' and so on. */
export function sideVariables(home: ClubColours, away: ClubColours): Readonly<Record<`--${string}`, string>> {
  const drawn = sideColours(home, away);
  return { ...colourVariables('home', drawn.home), ...colourVariables('away', drawn.away) };
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

function distance(one: string, other: string): number {
  const [left, right] = [parse(one), parse(other)];
  return Math.abs(left[0] - right[0]) + Math.abs(left[1] - right[1]) + Math.abs(left[2] - right[2]);
}
