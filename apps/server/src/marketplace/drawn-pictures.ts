import type { Team } from '../catalogue/catalogue.ts';

const OPENING = '<svg xmlns="http://www.w3.org/2000/svg" width="72" height="72" viewBox="0 0 72 72">';

/** A shirt in the team's colours with its initials. */
export function drawJersey({ primaryColour, secondaryColour, abbreviation }: Team): string {
  return [
    OPENING,
    `<path fill="${primaryColour}" d="M24 8h24l18 10-7 15-8-3v34H21V30l-8 3-7-15Z"/>`,
    `<path fill="${secondaryColour}" d="M24 8h24l-6 8H30ZM21 56h30v8H21Z"/>${initials(abbreviation, 46)}</svg>`,
  ].join('');
}

/** The house has no pictures of players: a head and shoulders in their colours, with their initials. */
export function drawHeadshot({ primaryColour, secondaryColour, abbreviation }: Team): string {
  return [
    OPENING,
    `<circle cx="36" cy="36" r="36" fill="${secondaryColour}"/><circle cx="36" cy="27" r="14" fill="${primaryColour}"/>`,
    `<path fill="${primaryColour}" d="M10 61a26 18 0 0 1 52 0a36 36 0 0 1-52 0Z"/>${initials(abbreviation, 62)}</svg>`,
  ].join('');
}

function initials(abbreviation: string, y: number): string {
  const letters = abbreviation.slice(0, 3).replace(/[^\p{L}\p{N}]/gu, '');
  return `<text x="36" y="${y}" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="700" font-size="15" fill="#fff" stroke="#000" stroke-width="2" paint-order="stroke">${letters}</text>`;
}
