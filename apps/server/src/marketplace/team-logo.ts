import type { Team } from '../catalogue/catalogue.ts';

/** Pixels, both ways. */
const SIZE = 72;

/** A logo drawn from what is fact: a disc of the team's two colours, and its initials. */
export function drawLogo({ abbreviation, primaryColour, secondaryColour }: Team): string {
  const initials = abbreviation.slice(0, 3).replace(/[^\p{L}\p{N}]/gu, '');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 72 72">`,
    `<circle cx="36" cy="36" r="35" fill="${secondaryColour}"/>`,
    `<circle cx="36" cy="36" r="30" fill="${primaryColour}"/>`,
    `<text x="36" y="44" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="700" font-size="22"`,
    ` fill="#fff" stroke="#000" stroke-width="3" paint-order="stroke">${initials}</text></svg>`,
  ].join('');
}
