import type { CountLine, Measure, Outcomes } from '../market-definition.ts';
import type { SideKey } from '../sport.ts';
import { type MarketRule, winWhere } from './kind.ts';

interface PlayerMark<O extends Outcomes> {
  /** '' for nobody. */
  readonly player: string;
  /** After the player's name: "to Score 2+ Goals". */
  readonly title: string;
  readonly side: SideKey;
  readonly family: string;
  /** What the player has reached. */
  readonly measure: Measure<O>;
  readonly least: number;
  readonly unit: CountLine['unit'];
  /** Yards can be lost again; goals cannot: once there, it is reached for good. */
  readonly onlyGrows: boolean;
}

/** Whether a player reaches a mark: scores, scores twice, runs a hundred yards. Undefined of nobody. */
export function playerMark<O extends Outcomes>(mark: PlayerMark<O>): MarketRule<O> | undefined {
  const { player, title, side, family, measure, least, unit, onlyGrows } = mark;
  if (player === '') return undefined;
  return {
    type: 'YES_NO',
    classification: 'player',
    name: `${player} ${title}`,
    player,
    family,
    measure,
    count: { line: least, isMark: true, unit },
    onlyGrows,
    winners: 1,
    selections: [
      { key: 'yes', type: 'YES', name: 'Yes', side, grade: winWhere((count) => count >= least) },
      { key: 'no', type: 'NO', name: 'No', side, grade: winWhere((count) => count < least) },
    ],
  };
}
