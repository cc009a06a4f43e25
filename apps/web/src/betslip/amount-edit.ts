import { acceptTyping, stakeFromWin, toCents, toText, winFromStake } from './amount.ts';

export type AmountField = 'BET' | 'WIN';

/** Both amounts of a bet as the server has them, in cents; undefined where there is none. */
export interface ServerAmounts {
  readonly bet: bigint | undefined;
  readonly win: bigint | undefined;
  /** Winnings per unit of stake times 1e12. */
  readonly ratio: bigint;
}

/**
 * What the person is typing, over what the server has. While a field is edited its text is theirs alone: no answer and
 * no update may change it. The text is dropped once the server has it and the person is done.
 */
export type AmountEdit =
  | { readonly kind: 'resting' }
  | { readonly kind: 'editing'; readonly field: AmountField; readonly text: string; readonly saved: boolean }
  | { readonly kind: 'saving'; readonly field: AmountField; readonly text: string };

export type AmountEvent =
  | { readonly type: 'typed'; readonly field: AmountField; readonly text: string }
  | { readonly type: 'left' }
  | { readonly type: 'saved'; readonly field: AmountField; readonly text: string }
  | { readonly type: 'failed' };

export const resting: AmountEdit = { kind: 'resting' };

/** Pure transitions of one bet's amount fields. A refused keystroke returns the same object. */
export function amountEditReducer(state: AmountEdit, event: AmountEvent): AmountEdit {
  switch (event.type) {
    case 'typed': {
      const text = acceptTyping(event.text);
      return text === undefined ? state : { kind: 'editing', field: event.field, text, saved: false };
    }
    case 'left':
      if (state.kind !== 'editing') return state;
      return state.saved ? resting : { kind: 'saving', field: state.field, text: state.text };
    case 'saved':
      if (state.kind === 'resting' || state.field !== event.field || state.text !== event.text) return state;
      return state.kind === 'saving' ? resting : { ...state, saved: true };
    case 'failed':
      return state.kind === 'saving' ? resting : state;
  }
}

/** What both inputs hold now: the edited one its own text, the other what the ratio makes of it. */
export function shownAmounts(edit: AmountEdit, server: ServerAmounts): Readonly<Record<AmountField, string>> {
  if (edit.kind === 'resting') return { BET: toText(server.bet), WIN: toText(server.win) };
  const cents = toCents(edit.text);
  if (edit.field === 'BET') {
    return {
      BET: edit.text,
      WIN: toText(cents === undefined ? undefined : winFromStake(cents, server.ratio)),
    };
  }
  return { WIN: edit.text, BET: toText(cents === undefined ? undefined : stakeFromWin(cents, server.ratio)) };
}
