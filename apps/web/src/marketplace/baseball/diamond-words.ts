import { counted } from '../../ui/counted.ts';

/** What the drawings of a baseball game need. */
export interface DiamondState {
  readonly firstBaseOccupied?: boolean | undefined;
  readonly secondBaseOccupied?: boolean | undefined;
  readonly thirdBaseOccupied?: boolean | undefined;
  readonly balls?: number | undefined;
  readonly strikes?: number | undefined;
  readonly outs?: number | undefined;
}

/** With the third out a half is over, and nobody is at bat before the next. */
export function isBetweenHalves({ outs = 0 }: DiamondState): boolean {
  return outs >= 3;
}

/** The dots of outs: of a half that is over none of the next is made. */
export function outsDrawn(state: DiamondState): number {
  return isBetweenHalves(state) ? 0 : (state.outs ?? 0);
}

/** The drawing's facts in words: "Runners on first and third, 2 balls, 1 strike, 1 out". */
export function describeDiamond(state: DiamondState): string {
  if (isBetweenHalves(state)) return 'Between half-innings';
  const { balls = 0, strikes = 0, outs = 0 } = state;
  return [runnersText(state), counted(balls, 'ball'), counted(strikes, 'strike'), counted(outs, 'out')].join(
    ', ',
  );
}

function runnersText({ firstBaseOccupied, secondBaseOccupied, thirdBaseOccupied }: DiamondState): string {
  const bases = [
    firstBaseOccupied ? 'first' : '',
    secondBaseOccupied ? 'second' : '',
    thirdBaseOccupied ? 'third' : '',
  ].filter((base) => base !== '');
  if (bases.length === 3) return 'Bases loaded';
  if (bases.length === 0) return 'Bases empty';
  return `${bases.length === 1 ? 'Runner' : 'Runners'} on ${bases.join(' and ')}`;
}
