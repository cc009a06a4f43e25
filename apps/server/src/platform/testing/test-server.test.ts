import { expect, test } from 'vitest';
import { servicesOf } from './test-server.ts';

test('who asks for a domain that a test left out is told which', () => {
  const services = servicesOf({});
  expect(() => services.wallet).toThrow("no service 'wallet'");
  const favourites = { followed: [] };
  Object.assign(services, { favourites });
  expect(services.favourites).toBe(favourites);
});
