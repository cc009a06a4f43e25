import type { SideBoard } from '@fairline/sports/sport.ts';
import type { Team } from '../../catalogue/catalogue.ts';
import type { BookView } from '../../trading/trading.ts';

/** Pixels; the pitch lies between the scoreboard and the line of words. */
const WIDTH = 640;
const HEIGHT = 360;
const PITCH = { left: 40, top: 96, width: 560, height: 190 } as const;

const GROUND: Readonly<Record<string, string>> = {
  basketball: '#b5793f',
  baseball: '#3c7a3a',
  combat: '#40454f',
  cricket: '#4a8b3c',
  darts: '#2f3b35',
  football: '#2f6b34',
  futsal: '#3b6f9a',
  hockey: '#c9dbe6',
  soccer: '#35793a',
  'table-tennis': '#23527c',
  tennis: '#2f6f8f',
};
const OTHER_GROUND = '#3a4250';

/**
 * One picture of a game in play as an SVG, drawn from what the server knows of it: score, clock, situation, and a mark on the
 * pitch that moves from where it stood before. Answers one line of text.
 */
export function drawFrame(book: BookView): string {
  const { event, scoreboard } = book;
  const { before, now, words: meaning } = markerOf(book);
  const words = [scoreboard.situation, scoreboard.alert].filter(Boolean).join(' · ');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="system-ui,sans-serif">`,
    `<style>@keyframes m{from{transform:translateX(${before - now}px)}}.b{animation:m .6s ease-out}`,
    '@media(prefers-reduced-motion:reduce){.b{animation:none}}</style>',
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#12161c"/>`,
    side(event.away, figures(scoreboard.away), 40),
    side(event.home, figures(scoreboard.home), 360),
    text(WIDTH / 2, 52, scoreboard.progress, 15, 'middle'),
    pitch(GROUND[event.sport.slug] ?? OTHER_GROUND, event),
    `<circle class="b" cx="${now}" cy="${PITCH.top + PITCH.height / 2}" r="9" fill="#fff" stroke="#12161c" stroke-width="2"/>`,
    text(WIDTH / 2, PITCH.top + PITCH.height - 12, meaning, 12, 'middle'),
    text(WIDTH / 2, 322, words, 16, 'middle'),
    text(WIDTH / 2, 346, 'Simulated pictures', 11, 'middle', '#8b95a3'),
    '</svg>',
  ].join('');
}

interface Marker {
  /** Pixels from the left. */
  readonly before: number;
  readonly now: number;
  readonly words: string;
}

/** In football the ball where it lies; elsewhere a mark between the ends that says who is about to win. */
function markerOf({ scoreboard, winProbability, event }: BookView): Marker {
  if (scoreboard.sport === 'football' && scoreboard.ballOn !== undefined) {
    const now = placeOf(1 - scoreboard.ballOn / 100);
    return { before: now, now, words: '' };
  }
  const home = winProbability.at(-1)?.home ?? 0.5;
  const before = winProbability.at(-2)?.home ?? home;
  const drawn = winProbability.at(-1)?.draw ?? 0;
  const words = `${event.home.abbreviation} to win: ${Math.round(100 * (home - drawn / 2))} %`;
  return { before: placeOf(before), now: placeOf(home), words };
}

/** @param share of the way from the away side's end, at the left, to the home side's */
function placeOf(share: number): number {
  return Math.round(PITCH.left + 20 + share * (PITCH.width - 40));
}

/** "1 · 4" where the score is of sets or maps: with the games or rounds of the one that runs. */
function figures({ score, segment }: SideBoard): string {
  return segment === undefined ? score : `${score} · ${segment}`;
}

function side(team: Team, score: string, left: number): string {
  return [
    `<rect x="${left}" y="24" width="240" height="48" rx="6" fill="${colour(team.primaryColour)}"/>`,
    `<rect x="${left}" y="66" width="240" height="6" fill="${colour(team.secondaryColour)}"/>`,
    text(left + 12, 55, team.abbreviation, 24, 'start', '#fff', true),
    text(left + 228, 55, score, 24, 'end', '#fff', true),
  ].join('');
}

function pitch(ground: string, { home, away }: BookView['event']): string {
  const { left, top, width, height } = PITCH;
  const middle = left + width / 2;
  return [
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="4" fill="${ground}"/>`,
    `<rect x="${left}" y="${top}" width="20" height="${height}" fill="${colour(away.primaryColour)}"/>`,
    `<rect x="${left + width - 20}" y="${top}" width="20" height="${height}" fill="${colour(home.primaryColour)}"/>`,
    `<path d="M${middle} ${top}v${height}" stroke="#fff" stroke-opacity=".7" stroke-width="2"/>`,
    `<circle cx="${middle}" cy="${top + height / 2}" r="34" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="2"/>`,
  ].join('');
}

function text(
  x: number,
  y: number,
  words: string,
  size: number,
  anchor: 'start' | 'middle' | 'end',
  fill = '#fff',
  isBold = false,
): string {
  const weight = isBold ? ' font-weight="700"' : '';
  return `<text x="${x}" y="${y}" font-size="${size}" text-anchor="${anchor}" fill="${fill}"${weight}>${escaped(words)}</text>`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Words of a feed, safe inside the picture and on one line. */
function escaped(words: string): string {
  return words.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '').replace(/\s/g, ' ');
}

/** A hex colour, or grey for anything else. */
function colour(value: string): string {
  return /^#[0-9a-f]{3,8}$/i.test(value) ? value : '#666';
}
