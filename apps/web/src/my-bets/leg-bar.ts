/** How a leg would end if the game ended now, drawn as a bar. */
export interface LegProgress {
  readonly winning: boolean;
  /** What is filled, in shares of the bar from its left. */
  readonly from: number;
  readonly to: number;
  /** Where the line stands. */
  readonly mark: number;
  /** What fills it goes against the leg: of an under. */
  readonly isAgainst?: true;
  /** 'Covering by 0.5'. */
  readonly left: string;
  /** 'Bills trail by 3'; 'Ola leads by 3 games' where the score counts sets. */
  readonly right: string;
  /** Instead of both where nobody sees the bar: '18 points, more than 27.5 needed. Needs 10 more'. */
  readonly spoken?: string;
}

/** The line of what is counted stands here. */
export const TARGET_AT = 0.75;
