import type { Layout, Point, Shape } from './shape.ts';

const WIDTH = 60;
const HEIGHT = 40;

/** A flag as a picture of 60 by 60 pixels: its frame over the whole width, nothing above and below it. */
export function drawFlag(layout: Layout): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60" viewBox="0 0 60 60">',
    `<svg y="10" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    ...layout.map(drawn),
    '</svg></svg>',
  ].join('');
}

function drawn(shape: Shape): string {
  switch (shape.kind) {
    case 'across':
    case 'down':
      return stripes(shape.kind, shape.colours, shape.shares ?? shape.colours.map(() => 1));
    case 'cross': {
      const [x, y] = shape.at;
      return line(shape.colour, shape.width, `M0 ${y}H${WIDTH}M${x} 0V${HEIGHT}`);
    }
    case 'line':
      return line(shape.colour, shape.width, shape.path);
    case 'disc':
      return `<circle cx="${shape.at[0]}" cy="${shape.at[1]}" r="${shape.radius}" fill="${shape.colour}"/>`;
    case 'star':
      return `<path fill="${shape.colour}" d="${starPath(shape)}"/>`;
    case 'area':
      return `<path fill="${shape.colour}" d="${shape.path}"/>`;
    case 'canton': {
      const size = `width="${shape.width}" height="${shape.height}"`;
      const inside = shape.shapes.map(drawn).join('');
      return `<svg ${size} viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none">${inside}</svg>`;
    }
  }
}

function line(colour: string, width: number, path: string): string {
  return `<path fill="none" stroke="${colour}" stroke-width="${width}" d="${path}"/>`;
}

/** Each stripe reaches to the far edge and is covered by the next, so that nothing shines through between two. */
function stripes(kind: 'across' | 'down', colours: readonly string[], shares: readonly number[]): string {
  const whole = shares.reduce((sum, share) => sum + share, 0);
  let before = 0;
  return colours
    .map((colour, index) => {
      const at = rounded(((kind === 'across' ? HEIGHT : WIDTH) * before) / whole);
      before += shares[index] ?? 0;
      return kind === 'across'
        ? `<path fill="${colour}" d="M0 ${at}H${WIDTH}V${HEIGHT}H0Z"/>`
        : `<path fill="${colour}" d="M${at} 0H${WIDTH}V${HEIGHT}H${at}Z"/>`;
    })
    .join('');
}

function starPath({ at: [x, y], radius, tips, inner, turn }: Extract<Shape, { kind: 'star' }>): string {
  const corners = Array.from({ length: 2 * tips }, (_, corner): Point => {
    const angle = (Math.PI * corner) / tips + (Math.PI * turn) / 180;
    const far = corner % 2 === 0 ? radius : radius * inner;
    return [rounded(x + far * Math.sin(angle)), rounded(y - far * Math.cos(angle))];
  });
  return `M${corners.map((corner) => corner.join(' ')).join('L')}Z`;
}

/** To a hundredth: nobody sees less. */
function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
