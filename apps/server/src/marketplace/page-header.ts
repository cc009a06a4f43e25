/** Where the drawings of headers are, below the address images come from. */
export const HEADER_FOLDER = '/images/headers';

/** Of the drawing, in its own units. */
const WIDTH = 720;
const HEIGHT = 96;
/** Once across. */
const DURATION_MS = 14_000;

/** The ground and the bands of each sport's header; a sport that is not among them has those of any. */
const COLOURS: Readonly<Record<string, readonly [ground: string, band: string]>> = {
  football: ['#1d4d2b', '#2f6f3f'],
  soccer: ['#1c5a3a', '#2d7a50'],
  baseball: ['#6b4423', '#8a5a30'],
  basketball: ['#7a4a1e', '#9a6230'],
  hockey: ['#27506e', '#3a6d92'],
};
const ANY = ['#2b3440', '#3d4958'] as const;

/** A shape and where it is when: `at` from 0 to 1 of the duration, moved by x units. */
interface Shape {
  readonly path: string;
  readonly fill: string;
  readonly frames: readonly { readonly at: number; readonly x: number }[];
}

export interface HeaderAnimation {
  readonly width: number;
  readonly height: number;
  readonly durationMs: number;
  readonly ground: string;
  readonly shapes: readonly Shape[];
}

/** Slanted bands that wander, each at its own pace. */
export function headerAnimation(theme: string): HeaderAnimation {
  const [ground, fill] = COLOURS[theme] ?? ANY;
  const shapes = [0, 180, 360, 540].map((left, place) => {
    const path = `M${left + 60} 0h64l-48 ${HEIGHT}h-64Z`;
    const by = place % 2 === 0 ? 90 : -60;
    const frames = [
      { at: 0, x: 0 },
      { at: 0.5, x: by },
      { at: 1, x: 0 },
    ];
    return { path, fill, frames };
  });
  return { width: WIDTH, height: HEIGHT, durationMs: DURATION_MS, ground, shapes };
}

/** The same standing still. */
export function drawHeader(theme: string): string {
  const { width, height, ground, shapes } = headerAnimation(theme);
  const bands = shapes.map(({ path, fill }) => `<path fill="${fill}" d="${path}"/>`).join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`,
    ` preserveAspectRatio="xMidYMid slice"><path fill="${ground}" d="M0 0h${width}v${height}H0Z"/>${bands}</svg>`,
  ].join('');
}

/** @param imagesUrl where images come from, without a slash at its end; '' for this server */
export function headerUrlOf(theme: string, imagesUrl: string): string {
  return `${imagesUrl}${HEADER_FOLDER}/${encodeURIComponent(theme)}.svg`;
}

/** Always of this server: it is data that a page fetches, not an image. */
export function animationPathOf(theme: string): string {
  return `${HEADER_FOLDER}/${encodeURIComponent(theme)}.json`;
}
