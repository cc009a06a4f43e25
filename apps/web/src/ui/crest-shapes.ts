/** Outlines on a 40 unit square; the silhouette says the sport. */
export const crestOutlines = {
  shield:
    'M6.5 4h27A1.5 1.5 0 0 1 35 5.5V20c0 8.6-6 13.6-14 16.6a3 3 0 0 1-2 0C11 33.6 5 28.6 5 20V5.5A1.5 1.5 0 0 1 6.500 4Z',
  hexagon:
    'M18.6 2.9a2.8 2.8 0 0 1 2.8 0l12.2 7a2.8 2.8 0 0 1 1.4 2.5v15.2a2.8 2.8 0 0 1-1.4 2.5l-12.2 7a2.8 2.8 0 0 1-2.8 0l-12.2-7A2.8 2.8 0 0 1 5 27.6V12.4a2.8 2.8 0 0 1 1.4-2.5Z',
  plate:
    'M7 4h26a2 2 0 0 1 2 2v16.6a3 3 0 0 1-.9 2.1L21.8 36.9a2.6 2.6 0 0 1-3.6 0L5.9 24.7a3 3 0 0 1-.9-2.1V6a2 2 0 0 1 2-2Z',
  roundel: 'M20 2.5a17.5 17.5 0 1 1 0 35 17.5 17.5 0 0 1 0-35Z',
  octagon:
    'M14 3h12a3 3 0 0 1 2.1.9l8 8A3 3 0 0 1 37 14v12a3 3 0 0 1-.9 2.1l-8 8A3 3 0 0 1 26 37H14a3 3 0 0 1-2.1-.9l-8-8A3 3 0 0 1 3 26V14a3 3 0 0 1 .9-2.1l8-8A3 3 0 0 1 14 3Z',
  person: 'M14 3h12a11 11 0 0 1 11 11v12a11 11 0 0 1-11 11H14A11 11 0 0 1 3 26V14A11 11 0 0 1 14 3Z',
} as const;

export type CrestShape = keyof typeof crestOutlines;

/** White, or ink where the crest's own colour is too light for white. */
export function initialsColour(background: string): string {
  return luminance(background) > 0.42 ? '#10140f' : '#fff';
}

/** Relative luminance of a hex colour, 0 to 1 (WCAG 2.2). */
export function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
