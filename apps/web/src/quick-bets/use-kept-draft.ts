import { useEffect, useRef } from 'react';
import { useIsLoggedIn } from '../app/app-context.ts';
import { useQuick } from './quick-context.tsx';
import { readDraft, writeDraft } from './quick-storage.ts';

interface KeptDraft {
  readonly eventId: string;
  readonly selectionId: string | undefined;
  readonly odds: { readonly numeratorLong: string; readonly denominatorLong: string } | undefined;
  readonly amount: string;
  readonly field: 'BET' | 'WIN';
}

/** A visitor's bet is kept over logging in, and taken up once by the patron they turn out to be. */
export function useKeptDraft({ eventId, selectionId, odds, amount, field }: KeptDraft): void {
  const { client } = useQuick();
  const isLoggedIn = useIsLoggedIn();
  const [numeratorLong, denominatorLong] = [odds?.numeratorLong, odds?.denominatorLong];
  useEffect(() => {
    if (
      isLoggedIn !== false ||
      selectionId === undefined ||
      numeratorLong === undefined ||
      denominatorLong === undefined
    )
      return;
    writeDraft({
      eventId,
      selectionId,
      odds: { numeratorLong, denominatorLong },
      amount,
      amountField: field,
    });
  }, [isLoggedIn, eventId, selectionId, numeratorLong, denominatorLong, amount, field]);
  const taken = useRef(false);
  useEffect(() => {
    if (isLoggedIn !== true || taken.current) return;
    taken.current = true;
    const kept = readDraft(eventId);
    if (!kept) return;
    writeDraft(undefined);
    void client.takeUp(kept);
  }, [isLoggedIn, eventId, client]);
}
