import { brand } from '../brands/brand.ts';

interface TitledBet {
  readonly type: string;
  readonly legs: number;
  readonly roundRobinSize?: number | null | undefined;
  readonly teaserPoints?: number | null | undefined;
}

/** What a bet of several legs is called: '3-leg parlay', '4-leg Parlay+', 'Round robin by 2s', '6-point teaser'. */
export function betTitle({ type, legs, roundRobinSize, teaserPoints }: TitledBet): string {
  switch (type) {
    case 'PARLAY_PLUS':
      return `${legs}-leg ${parlayPlusName()}`;
    case 'ROUND_ROBIN':
      return `Round robin by ${roundRobinSize}s`;
    case 'TEASER':
      return `${teaserPoints}-point teaser, ${legs} legs`;
    default:
      return `${legs}-leg parlay`;
  }
}

/** A brand with the new name calls a parlay with legs of one game what it calls any other. */
export function parlayPlusName(isRebranded = brand.renamesParlayPlus): string {
  return isRebranded ? 'parlay' : 'Parlay+';
}
