import { afterEach, beforeEach, expect, test } from 'vitest';
import { deepLink, readDeepLink, startDeepLinks, trackDeepLink } from './deep-link.ts';
import type { SessionStep } from './session/session.ts';

let told: unknown[];
const listen = (event: Event) => told.push(event instanceof CustomEvent ? event.detail : undefined);

beforeEach(() => {
  told = [];
  window.addEventListener('fairline:deep-link', listen);
});
afterEach(() => {
  window.removeEventListener('fairline:deep-link', listen);
  startDeepLinks({ onLoggedIn: () => () => {} }, new URL('https://fairline.example/'));
});

test('the link one came by is read as the app loads, and told with the login and the carousel that follow [SHARE-006]', async () => {
  const steps: SessionStep[] = [];
  const onLoggedIn = (step: SessionStep) => {
    steps.push(step);
    return () => {};
  };
  startDeepLinks(
    { onLoggedIn },
    new URL('https://fairline.example/live?utm_source=mail&utm_campaign=finals'),
  );
  trackDeepLink('carousel view');
  for (const step of steps) await step({ userId: 'dana', visitorToken: undefined });
  const link = { channel: 'mail', campaign: 'finals' };
  expect(told).toEqual([
    { name: 'init', ...link },
    { name: 'carousel view', ...link },
    { name: 'login complete', ...link },
  ]);
  expect(deepLink()).toEqual(link);
});

test('an address that says nothing of a link, endlessly much or nothing to be read is none', () => {
  expect(readDeepLink(new URLSearchParams(''))).toEqual({});
  expect(readDeepLink(new URLSearchParams(`utm_source=&utm_medium=${'x'.repeat(101)}`))).toEqual({});
  expect(readDeepLink(new URLSearchParams('utm_source=a%00b&utm_campaign=%0A'))).toEqual({});
});
