import { bentTerms, recordedStakes } from '../bets.ts';

/** What the bets have to say to checkPart of each bet. */
export const ownRecords = { readBentTerms: bentTerms, readStakes: recordedStakes };
