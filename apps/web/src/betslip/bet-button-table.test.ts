import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { type BetButtonState, betButton } from './bet-button.ts';
import type { BetErrorDisplayType } from './slip-errors.ts';

// A name of its own: Vite takes a literal here for something to bundle.
const document = '../../../../docs/states/bet-button.md';
const table = readFileSync(fileURLToPath(new URL(document, import.meta.url)), 'utf8');

const DISPLAY_TYPES: Readonly<Record<BetErrorDisplayType, true>> = {
  ANONYMOUS_REGION_ERROR: true,
  BET_ALREADY_PLACED: true,
  BET_AMOUNT: true,
  BET_WIN_AMOUNT: true,
  DEPOSIT: true,
  GENERIC: true,
  GEO: true,
  ODDS_CHANGED: true,
  RETRYABLE: true,
  RG_ACK_REQUIRED: true,
  RG_LIMIT: true,
  SELECTION_DISABLED: true,
  WIN_AMOUNT: true,
};

/** The rungs the document gives a display type, in its own order. */
function rungsInDocument(displayType: string): string[] {
  const rows = table.split('\n').filter((row) => new RegExp(`^\\|[^|]*\\b${displayType}\\b`).test(row));
  return rows.map((row) => row.split('|')[2]?.trim() ?? '');
}

test('docs/states/bet-button.md says of every display type what the code does [BET-012]', () => {
  const isDisplayType = (key: string): key is BetErrorDisplayType => key in DISPLAY_TYPES;
  for (const displayType of Object.keys(DISPLAY_TYPES).filter(isDisplayType)) {
    const state: BetButtonState = {
      viewer: 'patron',
      online: true,
      phase: 'idle',
      placingForSeconds: 0,
      coming: false,
      checkingLocation: false,
      legCount: 1,
      totalStake: 100n,
      formattedStake: '$1.00',
      errors: [{ code: displayType, message: '', priority: 1, displayType }],
      acceptChangesOptimizations: true,
    };
    const [rung] = rungsInDocument(displayType);
    const { kind } = betButton(state);
    expect([displayType, rung]).toEqual([displayType, kind === 'place' ? 'as if there were no error' : kind]);
  }
});
