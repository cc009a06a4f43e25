import { bentTerms, recordedStakes } from '../bets.ts';

/** What the bets have to say to checkLedger of each bet. */
export const ownRecords = { readBentTerms: bentTerms, readStakes: recordedStakes };
