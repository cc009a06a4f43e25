import { KEEPABLE } from '@fairline/feed/keepable.ts';
import { type Odds, oddsFromPair } from '@fairline/money/odds.ts';
import { fromGlobalId } from '../platform/graphql/node.ts';
import type { AmountSource } from './amount-source.ts';
import { badInput, type Refusal } from './refusal.ts';

export type Read<T> =
  | { readonly kind: 'read'; readonly value: T }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** Longer than any id of ours. */
const LONGEST_ID = 400;

/** The raw id of a wire id of one type; undefined for the id of anything else. */
export function rawIdOf(typename: string, id: string): string | undefined {
  const global = id.length <= LONGEST_ID ? fromGlobalId(id) : null;
  return global?.typename === typename && isIdText(global.rawId) ? global.rawId : undefined;
}

function isIdText(id: string): boolean {
  return id !== '' && KEEPABLE.test(id);
}

/** Beyond any price there is; keeps what is stored small. */
const LARGEST_PART = 1_000_000_000n;

interface OddsPair {
  readonly numeratorLong: bigint;
  readonly denominatorLong: bigint;
}

export function readOdds(pair: OddsPair): Odds | undefined {
  if (pair.numeratorLong > LARGEST_PART || pair.denominatorLong > LARGEST_PART) return undefined;
  return oddsFromPair(pair.numeratorLong, pair.denominatorLong);
}

/** A selection and the odds that were seen on it. */
export function readSeen(
  selectionId: string,
  odds: OddsPair,
): Read<{ readonly selectionId: string; readonly odds: Odds }> {
  const rawId = rawIdOf('MarketSelection', selectionId);
  if (rawId === undefined) return refused('selectionId', 'This is not the id of a selection.');
  const price = readOdds(odds);
  if (!price) return refused('odds', 'Odds are two numbers above zero.');
  return { kind: 'read', value: { selectionId: rawId, odds: price } };
}

const LONGEST_TEXT = 200;

type Text = string | null | undefined;

/** Counted as people count characters. */
function isUsable(text: string): boolean {
  return KEEPABLE.test(text) && [...text].length <= LONGEST_TEXT;
}

/** Free texts of a client, as they are kept; one that is too long or cannot be kept in Postgres refuses all. */
export function readTexts<Name extends string>(
  texts: Readonly<Record<Name, Text>>,
): Read<Partial<Record<Name, string>>> {
  const unusable = Object.entries<Text>(texts).find(([, text]) => !isUsable(text ?? ''));
  if (unusable) return refused(unusable[0], `Use at most ${LONGEST_TEXT} visible characters.`);
  const kept: Partial<Record<Name, string>> = {};
  for (const name in texts) {
    const text = texts[name];
    if (text !== null && text !== undefined) kept[name] = text;
  }
  return { kind: 'read', value: kept };
}

/** The ids of selections of a list, or which of them is none. */
export function readSelectionIds(
  field: string,
  ids: readonly string[],
  most: number,
): Read<readonly string[]> {
  if (ids.length > most) return refused(field, `At most ${most} at a time.`);
  const rawIds = ids.flatMap((id) => rawIdOf('MarketSelection', id) ?? []);
  if (rawIds.length < ids.length) return refused(field, 'One of these is not the id of a selection.');
  return { kind: 'read', value: rawIds };
}

/** What a bet is to be paid with: a bonus bet is named, the others are not. */
export function readAmountSource(
  amountSource: AmountSource,
  freeBetId: Text,
): Read<{ readonly amountSource: AmountSource; readonly freeBetId: string | undefined }> {
  const texts = readTexts({ freeBetId });
  if (texts.kind === 'refused') return texts;
  const named = texts.value.freeBetId;
  if ((amountSource === 'FREE_BET') !== (named !== undefined)) {
    return refused('freeBetId', 'Name a bonus bet with FREE_BET, and with nothing else.');
  }
  return { kind: 'read', value: { amountSource, freeBetId: named } };
}

export function refused(field: string, message: string): { kind: 'refused'; refusal: Refusal } {
  return { kind: 'refused', refusal: badInput(field, message) };
}
