import { stakeFromWin, toCents, toText, winFromStake } from './amount.ts';

export type AmountField = 'BET' | 'WIN';

/** Both amounts of a bet as the server has them, in cents; undefined where there is none. */
export interface ServerAmounts {
  readonly bet: bigint | undefined;
  readonly win: bigint | undefined;
  /** Winnings per unit of stake times 1e12. */
  readonly ratio: bigint;
}

/**
 * What the person is typing, over what the server has. Until the server has it, the text is theirs alone: no answer and no
 * update may change it. It is dropped once the server has it and the field was left, or another device changed the amount.
 */
export type AmountEdit = { readonly kind: 'resting' } | TypedAmount;

export interface TypedAmount {
  readonly kind: 'editing' | 'left';
  readonly field: AmountField;
  readonly text: string;
  readonly saved: boolean;
  /** Why the server did not take the text, until it is typed again. */
  readonly problem: string | undefined;
}

export type AmountEvent =
  | { readonly type: 'typed'; readonly field: AmountField; readonly text: string }
  /** A preset: an amount that was chosen, not typed. */
  | { readonly type: 'chosen'; readonly text: string }
  | { readonly type: 'left' }
  | { readonly type: 'saved'; readonly field: AmountField; readonly text: string }
  | {
      readonly type: 'refused';
      readonly field: AmountField;
      readonly text: string;
      readonly problem: string;
    }
  /** What the server has. */
  | { readonly type: 'told'; readonly server: ServerAmounts };

export const resting: AmountEdit = { kind: 'resting' };

/** Pure transitions of one bet's amount fields. An event that changes nothing returns the same object. */
export function amountEditReducer(state: AmountEdit, event: AmountEvent): AmountEdit {
  switch (event.type) {
    case 'typed':
      // The same amount written another way, as '25' is padded when its field is left, asks nothing new of the server.
      if (isAbout(state, event)) return { ...state, kind: 'editing', text: event.text };
      return { kind: 'editing', field: event.field, text: event.text, saved: false, problem: undefined };
    case 'chosen':
      return { kind: 'left', field: 'BET', text: event.text, saved: false, problem: undefined };
    case 'left':
      if (state.kind !== 'editing') return state;
      return state.saved ? resting : { ...state, kind: 'left' };
    case 'saved':
      if (!isAbout(state, event)) return state;
      return state.kind === 'left' ? resting : { ...state, saved: true };
    case 'refused':
      return isAbout(state, event) ? { ...state, problem: event.problem } : state;
    case 'told':
      return isOvertaken(state, event.server) ? resting : state;
  }
}

/**
 * Somebody changed on another device what was saved here. By the stake, which is what is placed: the server keeps typed
 * winnings too, but those it tells are what the rounded stake wins.
 */
function isOvertaken(edit: AmountEdit, { bet, ratio }: ServerAmounts): boolean {
  return edit.kind !== 'resting' && edit.saved && stakeOf(edit, ratio) !== bet;
}

/** Cents. */
function stakeOf({ field, text }: TypedAmount, ratio: bigint): bigint | undefined {
  const cents = toCents(text);
  return cents === undefined || field === 'BET' ? cents : stakeFromWin(cents, ratio);
}

/** Answers about an amount that is not there any more mean nothing. */
function isAbout(
  state: AmountEdit,
  { field, text }: { field: AmountField; text: string },
): state is TypedAmount {
  return state.kind !== 'resting' && state.field === field && isSameAmount(state.text, text);
}

function isSameAmount(one: string, other: string): boolean {
  return one === other || (toCents(one) !== undefined && toCents(one) === toCents(other));
}

/** What both inputs hold now: the edited one its own text, the other what the ratio makes of it. */
export function shownAmounts(edit: AmountEdit, server: ServerAmounts): Readonly<Record<AmountField, string>> {
  // At once, and not when the field is left: a press on the button leaves it, and must place what the button said.
  if (edit.kind === 'resting' || isOvertaken(edit, server)) {
    return { BET: toText(server.bet), WIN: toText(server.win) };
  }
  const stake = stakeOf(edit, server.ratio);
  if (edit.field === 'WIN') return { WIN: edit.text, BET: toText(stake) };
  return { BET: edit.text, WIN: toText(winOf(stake, server)) };
}

/** By the ratio until the server has the stake: parlays of a round robin are rounded each, which the ratio does not know. */
function winOf(stake: bigint | undefined, { bet, win, ratio }: ServerAmounts): bigint | undefined {
  if (stake === undefined) return undefined;
  return stake === bet && win !== undefined ? win : winFromStake(stake, ratio);
}
