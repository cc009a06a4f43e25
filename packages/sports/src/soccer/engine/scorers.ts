import type { SoccerRules } from '../rules.ts';

/** Players of a side by place: keeper, four defenders, four midfielders, two forwards, three who come on. */
const SOCCER_ROSTER = 14;
/** Keeper, four who start and six who change with them. */
const FUTSAL_ROSTER = 11;

/** Chances in 128 that a goal is a player's, by place; chosen. Forwards score some two goals in five. */
const SOCCER_SHARES = [0, 4, 4, 4, 3, 18, 14, 10, 8, 28, 24, 5, 4, 2];
const FUTSAL_SHARES = [2, 20, 19, 18, 15, 13, 11, 10, 9, 7, 4];

const TABLES = { soccer: table(SOCCER_SHARES), futsal: table(FUTSAL_SHARES) };

/** 128 places of players: one drawn evenly scores as often as he should. */
export function scorersOf({ game }: SoccerRules): Uint8Array {
  return TABLES[game];
}

export const rosterSize = ({ game }: SoccerRules): number =>
  game === 'soccer' ? SOCCER_ROSTER : FUTSAL_ROSTER;

function table(shares: readonly number[]): Uint8Array {
  return Uint8Array.from(shares.flatMap((share, player) => Array.from({ length: share }, () => player)));
}
