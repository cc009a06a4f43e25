import type { BookView } from '../trading.ts';

/** A fixed book as it is kept: with the markets as they are, from which the rest follows. */
export type Standing = Omit<BookView, 'onOffer' | 'betCount' | 'market'>;

export function withOffer(standing: Standing): BookView {
  const { markets } = standing;
  const onOffer = markets.filter(
    ({ status, selections }) =>
      (status === 'open' || status === 'suspended') &&
      selections.some(({ odds, status: own }) => own === 'suspended' || (own === 'open' && odds)),
  );
  return {
    ...standing,
    onOffer,
    betCount: new Set(onOffer.map(({ family }) => family)).size,
    market: (key) => markets.find((market) => market.key === key),
  };
}
