/**
 * Commands in the order of their keys instead of their patrons. Keys that begin with a time, as those of slips, of settlements and
 * ids of version 7 do, are then written side by side: by patron each lands on a page of its own.
 */
export const commandsByKey = `
alter table wallet.command
  drop constraint command_pkey,
  add constraint command_pkey primary key (idempotency_key, patron_id);
`;
