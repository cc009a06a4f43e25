import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Queryable } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import { faultsAfter } from '../wallet/testing/tampered.ts';
import { patronWith } from '../wallet/testing/test-wallet.ts';
import { checkPart } from '../wallet/wallet.ts';
import type { BetRequest, PlacedBet } from './bets.ts';
import { ownRecords } from './testing/own-records.ts';
import { createTestBets, origin, straight, type TestBets } from './testing/test-bets.ts';
import { addGame, betOn } from './testing/test-games.ts';

let t: TestBets;

beforeAll(async () => {
  t = await createTestBets();
});

afterAll(() => t.close());

const check = (tx: Queryable) => checkPart(tx, ownRecords);
const tampered = (...statements: string[]) => faultsAfter(t.database, check, ...statements);

async function place(request: BetRequest): Promise<PlacedBet> {
  const patronId = await patronWith(t.wallet, 1_000_000n);
  const { placed, refused } = await t.bets.place(patronId, [request], origin);
  const bet = placed[0]?.bet;
  if (!bet) throw new Error(`Refused: ${JSON.stringify(refused)}`);
  return bet;
}

const games = (count: number) => Array.from({ length: count }, () => addGame(t).home);

/** What a bet is that was placed before ids held what was agreed: its id, in all that names it, tells nothing. */
function asOfBefore(bet: PlacedBet): { readonly id: string; readonly statements: string[] } {
  const id = newId();
  const statements = [
    `update bets.bet set id = '${id}' where id = '${bet.id}'`,
    `update bets.leg set bet_id = '${id}' where bet_id = '${bet.id}'`,
    `update wallet.command set reference = '${id}' where reference = '${bet.id}'`,
  ];
  return { id, statements };
}

/** Of an old bet the command was altered with its id: that is found as well, and no news. */
const ofTheBet = (faults: readonly string[]) => faults.filter((fault) => fault.includes(': bet '));

test('a bet whose odds and winnings were raised is found, and what its legs make is said [BET-014]', async () => {
  const { id, patronId } = await place(straight(t.event().home));
  expect(await tampered()).toEqual([]);
  const raised = `odds_numerator = odds_numerator * 10, winnings = winnings * 10`;
  expect(await tampered(`update bets.bet set ${raised} where id = '${id}'`)).toEqual([
    `patron ${patronId}: bet ${id} has odds of 100/11, its legs make 10/11; has winnings of 22730, its legs make 2273; ` +
      'is not what its id was made of',
  ]);
  expect(
    await tampered(`update bets.leg set odds_numerator = odds_numerator * 10 where bet_id = '${id}'`),
  ).toEqual([
    `patron ${patronId}: bet ${id} has odds of 10/11, its legs make 100/11; has winnings of 2273, its legs make 22727; ` +
      'is not what its id was made of',
  ]);
});

test('terms changed together, so that they follow from each other, are not what the id was made of', async () => {
  const { id, patronId } = await place(straight(t.event().home));
  const found = [`patron ${patronId}: bet ${id} is not what its id was made of`];
  expect(
    await tampered(
      `update bets.bet set odds_numerator = 100, winnings = 22727 where id = '${id}'`,
      `update bets.leg set odds_numerator = 100 where bet_id = '${id}'`,
    ),
  ).toEqual(found);
  for (const change of [
    `ip_address = '192.0.2.1'`,
    'delay_ms = 5000',
    `placed_at = placed_at - interval '1 second'`,
  ])
    expect(await tampered(`update bets.bet set ${change} where id = '${id}'`)).toEqual(found);
  for (const change of [
    `selection_key = 'away'`,
    'points = 3',
    `event_name = 'Another'`,
    'probability = 0.1',
  ])
    expect(await tampered(`update bets.leg set ${change} where bet_id = '${id}'`)).toEqual(found);
});

test('of bets of before ids held anything, what does not follow from the legs is found in every type', async () => {
  const parlay = await place(betOn('PARLAY', games(3)));
  const robin = await place(betOn('ROUND_ROBIN', games(3), { roundRobinSize: 2 }));
  for (const { bet, change, message } of [
    { bet: parlay, change: 'winnings = winnings + 1', message: 'has winnings of' },
    { bet: parlay, change: 'odds_denominator = 1', message: 'has odds of' },
    { bet: parlay, change: `type = 'STRAIGHT'`, message: 'is a STRAIGHT of 3 legs' },
    { bet: parlay, change: `terms = '{"freeBetId": "x"}'`, message: 'names a bonus bet, or lacks it' },
    { bet: parlay, change: `terms = '{"boost": 1}'`, message: 'cannot be understood: ' },
    { bet: robin, change: 'winnings = winnings * 2', message: 'has winnings of' },
    { bet: robin, change: `terms = '{"roundRobinSize": 3}'`, message: 'has 3 lines, its legs make 1' },
  ]) {
    const { id, statements } = asOfBefore(bet);
    expect(ofTheBet(await tampered(...statements))).toEqual([]);
    const faults = ofTheBet(
      await tampered(...statements, `update bets.bet set ${change} where id = '${id}'`),
    );
    expect(faults, change).toEqual([expect.stringContaining(`patron ${bet.patronId}: bet ${id} ${message}`)]);
  }
});

test('a stake that is not the one that was posted is found, and so is a bet without a posting or a posting without its bet', async () => {
  const { id, patronId } = await place(straight(t.event().home));
  const said = `patron ${patronId}: bet ${id} says of its`;
  const doubled = 'stake = stake * 2, line_stake = line_stake * 2';
  expect(await tampered(`update bets.bet set ${doubled} where id = '${id}'`)).toContain(
    `${said} amounts cash -5000, open-bets 5000, posted was cash -2500, open-bets 2500`,
  );
  expect(await tampered(`update bets.bet set currency = 'CAD' where id = '${id}'`)).toEqual([
    `${said} currency CAD, posted was USD`,
  ]);
  expect(await tampered(`delete from bets.bet where id = '${id}'`)).toEqual([
    `no patron: a leg of bet ${id}, which there is not`,
    `patron ${patronId}: cash -2500, open-bets 2500 posted as stake for ${id}, of which nothing is kept`,
  ]);
  const copy = newId();
  const added = `(jsonb_populate_record(b, '{"id": "${copy}"}')).*`;
  expect(await tampered(`insert into bets.bet select ${added} from bets.bet b where id = '${id}'`)).toEqual([
    expect.stringContaining(`bet ${copy} is a STRAIGHT of 0 legs`),
    `patron ${patronId}: bet ${copy} was never posted: cash -2500, open-bets 2500`,
  ]);
});
