/** A reward given back can be used for so many days at least. */
const RESTORED_DAYS = 7;

/**
 * For the statement that settles bets, beside what it writes about them: gives back as new rewards what its postings return
 * to bonus and promotional credit accounts, and takes back what a corrected settlement takes from them. Reads the
 * parameters of POST_BATCH, whose references must be the bets' ids; answers one row with a count, which the statement has to
 * select for it to happen.
 *
 * @param numbers SQL for an int array: the places in the batch of the commands that were posted now
 */
export function restoreBatch(numbers: string): string {
  return `rewards.restore_batch($2, ${numbers}, $3::uuid[], $7::uuid[], $9::bigint[], $10::bigint[], ${RESTORED_DAYS})`;
}

/**
 * For the same statement, before its postings: SQL for a text array with a verdict for each command, null when it may be
 * posted, 'reward-used' when it takes back what was given back and has been bet with since.
 */
export const RESTORATION_VERDICTS = 'rewards.restoration_verdicts($7::uuid[], $9::bigint[], $10::bigint[])';
