import { recordedStakes, termsFaults } from '../bets.ts';

/** What the bets have to say to checkPart of each bet. */
export const ownRecords = { readTermsFaults: termsFaults, readStakes: recordedStakes };
