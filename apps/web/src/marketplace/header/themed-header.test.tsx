import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NFL } from '../../betslip/testing/fixtures.ts';
import { page, show } from '../testing/pages.tsx';

const MOVING = {
  width: 720,
  height: 96,
  durationMs: 14_000,
  ground: '#1d4d2b',
  shapes: [
    {
      path: 'M0 0h9v9Z',
      fill: '#2f6f3f',
      frames: [
        { at: 0, x: 0 },
        { at: 1, x: 90 },
      ],
    },
  ],
};
const header = { imageUrl: '/images/headers/football.svg', animationUrl: '/images/headers/football.json' };

let wantsStill = false;
let warned: unknown[][];
beforeEach(() => {
  warned = [];
  wantsStill = false;
  vi.spyOn(console, 'warn').mockImplementation((...words: unknown[]) => void warned.push(words));
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: wantsStill && query.includes('reduced-motion'),
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function answerWith(answer: () => Promise<Response>) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return answer();
  });
  return asked;
}

const json =
  (body: unknown, status = 200) =>
  async () =>
    new Response(JSON.stringify(body), { status });
const drawing = () => document.querySelector('[data-header]');
const showThemed = () => show(page([], { type: 'COMPETITION', title: 'NFL', header }), NFL);

test('a themed page moves once its animation is there, under its title [PAGE-012]', async () => {
  const asked = answerWith(json(MOVING));
  showThemed();
  await waitFor(() => expect(drawing()?.getAttribute('data-header')).toBe('moving'));
  expect(asked).toEqual([header.animationUrl]);
  expect(drawing()?.querySelectorAll('[data-shape]')).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('NFL');
});

test.each([
  ['it cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['there is none', json({}, 404)],
  [
    'it is no animation',
    json({ ...MOVING, shapes: [{ path: 'M0 0', fill: 'url(//elsewhere)', frames: [] }] }),
  ],
])('where %s the header stands still, and that is reported [PAGE-012]', async (_why, answer) => {
  answerWith(answer);
  showThemed();
  await waitFor(() =>
    expect(warned.map(([words]) => words)).toContain('[marketplace] The header stands still'),
  );
  expect(drawing()?.getAttribute('data-header')).toBe('still');
  expect(drawing()?.getAttribute('src')).toBe(header.imageUrl);
});

test('for whoever wants nothing to move the animation is not even fetched [PAGE-012]', async () => {
  wantsStill = true;
  const asked = answerWith(json(MOVING));
  showThemed();
  await waitFor(() => expect(drawing()?.getAttribute('data-header')).toBe('still'));
  expect(asked).toEqual([]);
});

test('a page without a theme has its title alone', async () => {
  show(page([], { type: 'COMPETITION', title: 'NBA' }), NFL);
  expect(await screen.findByRole('heading', { name: 'NBA' })).toBeTruthy();
  expect(drawing()).toBeNull();
});
