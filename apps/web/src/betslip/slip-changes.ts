/**
 * All that changes the slip, as one part of the app: what it asks is the whole slip, so each is large, and none is needed
 * before somebody bets. slip-client.ts loads it.
 */
export { acceptChanges } from './accept-changes.ts';
export { addFeaturedBet } from './add-featured-bet.ts';
export { addSelection } from './add-selection.ts';
export { adjustPoints } from './adjust-points.ts';
export { buyTeaserPoints } from './buy-teaser-points.ts';
export { clearBetslip } from './clear-betslip.ts';
export { clearTeaser } from './clear-teaser.ts';
export { demoteBetslip } from './demote-betslip.ts';
export { placeBets } from './place-bets.ts';
export { promoteBetslip } from './promote-betslip.ts';
export { removeSelection } from './remove-selection.ts';
export { setAmount } from './set-amount.ts';
export { setAmountSource } from './set-amount-source.ts';
export { setProfitBoost } from './set-profit-boost.ts';
