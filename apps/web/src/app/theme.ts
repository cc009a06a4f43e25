import { useSyncExternalStore } from 'react';
import { brand } from '../brands/brand.ts';
import type { Brand, ThemeMode } from '../brands/brand-type.ts';
import { readStored, writeStored } from './storage.ts';

export type ThemeChoice = ThemeMode | 'system';

const KEY = 'theme';
const listeners = new Set<() => void>();
const systemLight = matchMedia('(prefers-color-scheme: light)');

/** The mode to show: the system's wish counts only where a brand has more than one mode. */
export function modeFor(
  { modes, defaultMode }: Pick<Brand, 'modes' | 'defaultMode'>,
  choice: ThemeChoice,
  systemPrefersLight: boolean,
): ThemeMode {
  if (modes.length < 2) return defaultMode;
  if (choice !== 'system') return choice;
  return systemPrefersLight ? 'light' : 'dark';
}

export function themeChoice(): ThemeChoice {
  const stored = readStored(KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

export function setThemeChoice(choice: ThemeChoice): void {
  writeStored(KEY, choice === 'system' ? undefined : choice);
  applyTheme();
  for (const listener of listeners) listener();
}

/** index.html has done this before the first paint; from here on it follows the system and the switch. */
export function startTheme(): void {
  document.documentElement.dataset.brand = brand.id;
  systemLight.addEventListener('change', applyTheme);
  applyTheme();
}

function applyTheme(): void {
  const { dataset } = document.documentElement;
  const mode = modeFor(brand, themeChoice(), systemLight.matches);
  // To write what is there already would have the whole page styled anew.
  if (dataset.theme !== mode) dataset.theme = mode;
  const colour = getComputedStyle(document.documentElement).getPropertyValue('--surface').trim();
  if (colour !== '') document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colour);
}

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, themeChoice);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
