import { readFileSync } from 'node:fs';
import { render, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawings } from '../marketplace/sports/drawings.ts';
import { unbroken } from '../ui/unbroken.ts';
import { CataloguePage } from './catalogue-page.tsx';
import { games } from './scoreboard-games.ts';
import { scores } from './scoreboard-scores.ts';

const GROUPS = [
  'Type scale',
  'Spacing',
  'Colour roles',
  'Elevation',
  'Motion',
  'Icons',
  'Crests',
  'Scoreboard parts',
  'Score line',
  'Line score',
  'Win probability',
  'Leaderboard',
  'Odds button',
  'Inputs',
  'Table',
  'Drawers',
  'Sheets',
  'Toasts',
  'Dialog',
  'Skeletons',
  'Empty',
  'Error',
];

const tokens = document.createElement('style');

const file = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

beforeAll(() => {
  tokens.textContent = ['../brands/scale.css', '../brands/modes.css', '../brands/espnbet/tokens.css']
    .map(file)
    .join('\n');
  document.head.append(tokens);
});

afterAll(() => tokens.remove());

/** Found by their elements: asking a page of this size for roles takes seconds. */
const headings = () => [...document.querySelectorAll('h2')];

/** The groups that are named so, in dark and in light. */
function groupsNamed(name: string): Element[] {
  return headings().flatMap(({ textContent, parentElement }) =>
    textContent.startsWith(name) && parentElement ? [parentElement] : [],
  );
}

describe('the catalogue of parts', () => {
  test('has a heading for every group of the design system, in dark and in light', () => {
    render(<CataloguePage />);
    for (const group of GROUPS) {
      const found = headings().filter(({ textContent }) => isOf(textContent, group)).length;
      expect({ group, found }).toEqual({ group, found: 2 });
    }
  });

  test('names every colour of a mode and of the brand by its custom property, with the value it has there', () => {
    render(<CataloguePage />);
    const [dark, light] = groupsNamed('Colour roles').map((group) => group.textContent);
    const values = { surface: ['oklch(0.186 0.007 135)', '#fff'], accent: ['#d7f43f', '#171c0f'] };
    for (const [name, [inDark, inLight]] of Object.entries(values)) {
      expect(dark).toContain(`--${name}${inDark}`);
      expect(light).toContain(`--${name}${inLight}`);
    }
    const [css = ''] = file('../brands/modes.css').split('[data-theme="light"]');
    const [elevation] = groupsNamed('Elevation').map((group) => group.textContent);
    for (const [, name = ''] of css.matchAll(/\n {2}(--[\w-]+):/g))
      expect(name.includes('shadow') ? elevation : dark).toContain(name);
  });

  test('shows every step of space and every time and easing with its value', () => {
    render(<CataloguePage />);
    const [spacing] = groupsNamed('Spacing').map((group) => group.textContent);
    const [motion] = groupsNamed('Motion').map((group) => group.textContent);
    for (const step of ['--s-12px', '--s-1156px', '--r-lg16px']) expect(spacing).toContain(step);
    for (const time of ['--t-press80ms', '--t-sheet320ms', '--ease-out']) expect(motion).toContain(time);
  });

  test('has games of every sport that is drawn', () => {
    expect(new Set(games.map(({ event }) => event.statistics.__typename))).toEqual(
      new Set(Object.keys(drawings)),
    );
  });

  test('shows sides, score and chances of events before, in play and over', () => {
    render(<CataloguePage />);
    for (const group of groupsNamed('Score line')) {
      const shown = [...group.querySelectorAll('figure')].map((figure) => figure.textContent);
      for (const [at, { title, event }] of scores.entries()) {
        expect(shown[at]).toContain(title);
        expect(shown[at]).toContain(event.homeParticipant.mediumName);
        expect(shown[at]).toContain(event.awayParticipant.mediumName);
        expect(shown[at]).toContain(unbroken(event.statistics.progress));
        expect(shown[at]).toContain('Win probability');
      }
      expect(group.querySelectorAll('[aria-label="Leaderboard"] tbody tr').length).toBe(4);
    }
  });

  test('draws each of them as a strip and as a board, and says what is drawn', async () => {
    render(<CataloguePage />);
    const drawn = () =>
      groupsNamed('Scoreboard parts').map((group) =>
        [...group.querySelectorAll('figure')].map((figure) => ({
          title: figure.querySelector('figcaption')?.textContent,
          drawn: [...figure.querySelectorAll('[role="img"]')].filter(
            (drawing) => drawing.getAttribute('aria-label') && drawing.childElementCount > 0,
          ).length,
        })),
      );
    const both = games.map(({ title }) => ({ title, drawn: 2 }));
    await waitFor(() => expect(drawn()).toEqual([both, both]));
  });
});

/** Whether a heading names a group: "Dialog and sheets" is of both. */
function isOf(heading: string, group: string): boolean {
  return new RegExp(`\\b${group}\\b`, 'i').test(heading);
}
