import type { BaseballPlayKind } from '@fairline/sports/baseball/play.ts';
import type { EventText } from './event-text.ts';

const KINDS: readonly (readonly [RegExp, BaseballPlayKind])[] = [
  [/^K/, 'strikeout'],
  [/^(IW|I|W(?!P))/, 'walk'],
  [/^HP/, 'hit-by-pitch'],
  [/^(HR|H\d|H$)/, 'home-run'],
  [/^SB/, 'steal'],
  [/^(DI|OA|BK)/, 'advance'],
  [/^(DGR|D)/, 'double'],
  [/^S/, 'single'],
  [/^T/, 'triple'],
  [/^(CS|POCS)/, 'caught-stealing'],
  [/^PO/, 'pickoff'],
  [/^(WP|PB)/, 'wild-pitch'],
  [/^C/, 'interference'],
  [/^FC/, 'fielders-choice'],
  [/^FLE/, 'other'],
  [/^\d*E\d/, 'reached-on-error'],
];

/** What a play was; a fielded ball is told by its modifiers and its outs. */
export function playKind({ basic, modifiers, advances }: EventText): BaseballPlayKind {
  const known = KINDS.find(([test]) => test.test(basic));
  if (known !== undefined) return known[1];
  const outs = advances.filter(({ isOut }) => isOut).length;
  if (outs > 2) return 'triple-play';
  if (outs === 2) return 'double-play';
  if (modifiers.some((modifier) => modifier.startsWith('SH'))) return 'sacrifice';
  if (!advances.some(({ from, isOut }) => from === 0 && isOut)) return 'fielders-choice';
  return isInTheAir(basic, modifiers) ? 'flyout' : 'groundout';
}

function isInTheAir(basic: string, modifiers: readonly string[]): boolean {
  if (modifiers.some((modifier) => /^(F|L|P|SF|BP|BL|IF)/.test(modifier) && !/^FO/.test(modifier)))
    return true;
  return /^[789]/.test(basic) && !modifiers.some((modifier) => /^B?G/.test(modifier));
}
