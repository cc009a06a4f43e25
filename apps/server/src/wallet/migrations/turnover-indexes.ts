/** For what a patron's bets moved in a time: their commands by batch, and the batches by time. */
export const turnoverIndexes = `
create index betting_command on wallet.command (patron_id, batch_id) where kind in ('stake', 'settlement', 'cash-out');
create index batch_by_time on wallet.batch (posted_at);
`;
