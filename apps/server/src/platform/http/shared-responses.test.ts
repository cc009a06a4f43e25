import { expect, test, vi } from 'vitest';
import { payMeasured, unlimited } from '../graphql/budget.ts';
import { Documents } from '../graphql/documents.ts';
import { countTurns } from '../testing/count-turns.ts';
import { PriceBoard, priceBoardSchema } from '../testing/price-board.ts';
import { servicesOf } from '../testing/test-server.ts';
import { SharedResponses } from './shared-responses.ts';

const schema = priceBoardSchema(new PriceBoard());
const MEGABYTE = Buffer.alloc(1024 * 1024);

test('answers are kept up to a bound in bytes; the one made longest ago gives way', async () => {
  const services = servicesOf({});
  const made: unknown[] = [];
  const responses = new SharedResponses(schema, services, async (_operation, { name }) => {
    made.push(name);
    return { bytes: MEGABYTE, complete: true };
  });
  const operation = new Documents({ schema, introspection: false }).find({
    query: 'query ($name: String!) { board(name: $name) { name } }',
  });
  const ask = async (number: number) =>
    await responses.answer(operation, { name: `n${number}` }, `request ${number}`);
  for (let number = 0; number < 100; number += 1) await ask(number);
  expect(made.length).toBe(100);
  await ask(99);
  expect(made.length).toBe(100);
  await ask(0);
  await responses.byRequest('request 1');
  expect(made.slice(100)).toEqual(['n0', 'n1']);
});

test('answers to ever new documents are forgotten before the documents fill the memory', async () => {
  const documents = new Documents({ schema, introspection: false });
  let made = 0;
  const responses = new SharedResponses(schema, servicesOf({}), async () => {
    made += 1;
    return { bytes: Buffer.from('{}'), complete: true };
  });
  const ask = async (number: number) => {
    const names = Array.from({ length: 300 }, (_, index) => `n${number}_${index}: name`).join(' ');
    const operation = documents.find({ query: `{ board(name: "a") { ${names} } }` });
    await responses.answer(operation, {}, `request ${number}`);
  };
  for (let number = 0; number < 300; number += 1) await ask(number);
  await ask(299);
  expect(made).toBe(300);
  expect(responses.byRequest('request 0')).toBeUndefined();
  await ask(0);
  expect(made).toBe(301);
});

test('of answers that are asked for at once, one is made in a turn', async () => {
  const madeIn: number[] = [];
  const operation = new Documents({ schema, introspection: false }).find({
    query: 'query ($name: String!) { board(name: $name) { name } }',
  });
  await countTurns(async (turns) => {
    const responses = new SharedResponses(schema, servicesOf({}), async () => {
      madeIn.push(turns());
      return { bytes: MEGABYTE, complete: true };
    });
    const names = ['nfl', 'nba', 'mlb', 'nhl', 'mls'];
    await Promise.all(names.map((name) => responses.answer(operation, { name }, undefined)));
  });
  expect(madeIn.length).toBe(5);
  expect(new Set(madeIn).size).toBe(5);
});

test('of an answer that could not be made no more is paid than for the attempt', async () => {
  const operation = new Documents({ schema, introspection: false }).find({
    query: 'query ($name: String!) { board(name: $name) { name } }',
  });
  const responses = new SharedResponses(schema, servicesOf({}), () =>
    Promise.reject(new Error('It cannot be told.')),
  );
  const own = { spend: vi.fn(() => 7), owe: vi.fn(), giveBack: vi.fn() };
  const pay = payMeasured();
  pay(unlimited)({ length: 60 * 5_000 });
  const ours = { ...operation, own: true, pay };
  const asked = responses.answer(ours, { name: 'nfl' }, undefined, { ...unlimited, own });
  await expect(asked).rejects.toThrow('It cannot be told.');
  expect(own.spend).toHaveBeenCalledWith(5_000);
  expect(own.giveBack.mock.calls).toEqual([[5_000 - 100, 7]]);
});
