type Rgb = readonly [number, number, number];

/** The tokens that hold for a brand in a mode, references resolved, as written: '#fff' or 'oklch(.2 .01 135)'. */
export function readTokens(css: string, brand: string, mode: string): Record<string, string> {
  const raw: Record<string, string> = {};
  for (const [, selector = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const names = [...selector.matchAll(/\[data-(brand|theme)="(\w+)"\]/g)];
    const holds = names.every(([, kind, value]) => value === (kind === 'brand' ? brand : mode));
    if (names.length === 0 || !holds) continue;
    for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+):\s*([^;]+);/g))
      raw[name] = value.trim();
  }
  const resolve = (value: string): string =>
    value.replace(/var\(--([\w-]+)\)/g, (_all, name: string) => resolve(raw[name] ?? ''));
  return Object.fromEntries(Object.entries(raw).map(([name, value]) => [name, resolve(value)]));
}

/** The contrast ratio of two colours, 1 to 21 (WCAG 2.2). */
export function contrast(one: string | undefined, other: string | undefined): number {
  const [light = 0, dark = 0] = [one, other].map((text) => luminance(parse(text))).sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Linear sRGB, each part 0 to 1. */
function parse(text = ''): Rgb {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text)?.[1];
  if (hex !== undefined) return fromHex(hex);
  const [, l, c, h] = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(text) ?? [];
  if (l === undefined || c === undefined || h === undefined)
    throw new Error(`Not a colour this test reads: ${text}`);
  return fromOklch(Number(l), Number(c), Number(h));
}

function fromHex(hex: string): Rgb {
  const long = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(long.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return [red, green, blue];
}

/** Björn Ottosson's OKLab to linear sRGB (https://bottosson.github.io/posts/oklab/), clipped to the gamut. */
function fromOklch(l: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  return [
    clip(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    clip(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    clip(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  ];
}
