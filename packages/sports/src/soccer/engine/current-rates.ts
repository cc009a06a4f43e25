import { SECOND_HALF } from '../rules.ts';
import type { Game } from './game.ts';
import { CORNER, EVENTS, GOAL, type Rates, RED, YELLOW } from './rates.ts';
import { nextReturn } from './suspensions.ts';
import { INSTANTS_PER_SECOND } from './timetable.ts';

/** Works the rates out anew: after a goal or a red card, and whenever `until` is reached. */
export function refresh(game: Game): void {
  const { base, running } = game;
  const lead = (game.score[0] ?? 0) - (game.score[1] ?? 0);
  const last = isLast(game);
  const home = attackFactor(game, 0, lead, last);
  const away = attackFactor(game, 1, 0 - lead, last);
  const level = lead === 0 ? (game.level[Math.min(game.period, SECOND_HALF)] ?? 1) : 1;
  let sum = 0;
  for (let event = GOAL; event < YELLOW; event += 2) {
    const scale = event === GOAL ? level : 1;
    sum += (base[event] ?? 0) * home * scale;
    running[event] = sum;
    sum += (base[event + 1] ?? 0) * away * scale;
    running[event + 1] = sum;
  }
  sum = 0;
  for (let event = YELLOW; event < EVENTS; event++) {
    sum += base[event] ?? 0;
    running[event] = sum;
  }
  setMost(game);
  setUntil(game, last);
}

function attackFactor(game: Game, side: number, ahead: number, last: boolean): number {
  const { rates, short } = game;
  const factor = ahead === 0 ? 1 : ahead > 0 ? leadingFactor(rates, last) : trailingFactor(rates, last);
  const own = short[side] ?? 0;
  const other = short[1 - side] ?? 0;
  if (own === 0 && other === 0) return factor;
  return factor * rates.shortHanded ** own * rates.againstShort ** other;
}

export function leadingFactor(rates: Rates, last: boolean): number {
  return last ? rates.leadingLast : rates.leading;
}

export function trailingFactor(rates: Rates, last: boolean): number {
  return last ? rates.trailingLast : rates.trailing;
}

/** Whether these are the last minutes, in which a side behind risks more; a sport without such has none, stoppage time included. */
function isLast(game: Game): boolean {
  return game.rates.lastSeconds > 0 && game.period >= SECOND_HALF && game.time >= startOfLast(game);
}

function startOfLast({ timetable, period, rates }: Game): number {
  return (timetable.length[period] ?? 0) - rates.lastSeconds * INSTANTS_PER_SECOND;
}

function setMost(game: Game): void {
  const { attack, cards } = game.timetable;
  const attacks = attack[game.period];
  const card = cards[game.period];
  if (attacks === undefined || card === undefined) return;
  const most =
    (game.running[CORNER + 1] ?? 0) * (attacks[attacks.length - 1] ?? 0) +
    (game.running[RED + 1] ?? 0) * (card[card.length - 1] ?? 0);
  game.attackWeights = attacks;
  game.cardWeights = card;
  game.most[0] = most;
  game.most[1] = 1 / most;
}

function setUntil(game: Game, last: boolean): void {
  const length = game.timetable.length[game.period] ?? 0;
  game.until = game.end >= 0 ? game.end : length;
  if (game.rates.lastSeconds > 0 && game.period >= SECOND_HALF && !last) {
    game.until = Math.min(game.until, startOfLast(game));
  }
  if (game.rules.game === 'futsal') game.until = nextReturn(game, game.until);
}
