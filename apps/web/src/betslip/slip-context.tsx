import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import { useOnResumed, useShownPatron, useStartupPayload } from '../app/app-context.ts';
import { report } from '../app/report.ts';
import { showToast } from '../ui/toasts.ts';
import { AmountEdits } from './amount-edits.ts';
import type { LegToPlace } from './placement.ts';
import { Placing, type SendBets } from './placing.ts';
import { placedOf } from './placing-answer.ts';
import { loadChanges, SlipClient } from './slip-client.ts';
import { lostReason, type SlipOutcome } from './slip-outcome.ts';
import { SlipTabs } from './slip-tabs.ts';
import { useCarryOver } from './use-carry-over.ts';

/** The slip of one visitor or patron, with what is being typed into it and placed from it. */
export interface Slip {
  readonly client: SlipClient;
  readonly amounts: AmountEdits;
  readonly placing: Placing;
  readonly tabs: SlipTabs;
}

const SlipContext = createContext<Slip | null>(null);

/** Until the server says otherwise. */
const AMOUNT_DEBOUNCE_MS = 400;

/** Gives the slip of whoever is here to the app, and takes it along when they log in or out. */
export function SlipProvider({ children }: { children: ReactNode }) {
  const environment = useRelayEnvironment();
  const patronId = useShownPatron();
  const slip = useMemo(() => createSlip(environment, patronId), [environment, patronId]);
  const debounceMs = useStartupPayload()?.applicationMetadata.amountDebounceMilliseconds;
  useEffect(() => {
    if (debounceMs !== undefined) slip.amounts.setDebounce(debounceMs);
  }, [slip, debounceMs]);
  useEffect(() => {
    const stopTabs = slip.tabs.follow(slip.client.selections, () => slip.placing.isUnderWay());
    const stopClient = slip.client.start();
    const stopPlacing = slip.placing.start();
    return () => {
      slip.amounts.stop();
      stopPlacing();
      stopClient();
      stopTabs();
    };
  }, [slip]);
  const onResumed = useOnResumed();
  useEffect(
    () =>
      onResumed(() => {
        slip.placing.askAgain();
        void slip.client.refresh();
      }),
    [slip, onResumed],
  );
  useCarryOver(slip.client, slip.amounts, slip.tabs);
  useChangesInTime();
  return <SlipContext value={slip}>{children}</SlipContext>;
}

function createSlip(environment: IEnvironment, patronId: string | undefined): Slip {
  const client = new SlipClient(environment);
  const amounts = new AmountEdits((...amount) => client.setAmount(...amount), AMOUNT_DEBOUNCE_MS);
  const place: SendBets = async (bets) => {
    const answer = await client.place(bets);
    amounts.forget(placedOf(bets, answer));
    return answer;
  };
  return { client, amounts, placing: new Placing(place, patronId), tabs: new SlipTabs() };
}

const SIGNS_OF_A_PERSON = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Fetches what changes the slip as soon as somebody moves: before they have pressed a price, and not for who only reads. */
function useChangesInTime(): void {
  useEffect(() => {
    const signs = new AbortController();
    const load = () => {
      if (!navigator.onLine) return;
      signs.abort();
      loadChanges().catch(() => {});
    };
    for (const sign of SIGNS_OF_A_PERSON)
      window.addEventListener(sign, load, { passive: true, signal: signs.signal });
    return () => signs.abort();
  }, []);
}

export function useSlip(): Slip {
  const slip = useContext(SlipContext);
  if (slip === null) throw new Error('This must stand inside <SlipProvider>');
  return slip;
}

/** How many selections are on the slip, what was just asked for included. */
export function useSlipCount(): number {
  return useSlipShown().size;
}

/** The ids of the selections on the slip, what was just asked for included. */
export function useSlipShown(): ReadonlySet<string> {
  const { selections } = useSlip().client;
  return useSyncExternalStore(selections.subscribe, () => selections.shown);
}

export interface SlipSelection {
  readonly selected: boolean;
  /** Puts it on the slip at these odds, or takes it off. */
  toggle(odds: { readonly numeratorLong: string; readonly denominatorLong: string } | null | undefined): void;
}

/** One selection's place on the slip. Draws again only when that changes. */
export function useSlipSelection(id: string): SlipSelection {
  const { client } = useSlip();
  const { selections } = client;
  const selected = useSyncExternalStore(selections.subscribe, () => selections.has(id));
  return {
    selected,
    toggle(odds) {
      if (selected) void client.remove(id).then((outcome) => tellRemoveFailed(client, outcome));
      else if (odds) void addToSlip(client, { selectionId: id, ...odds });
    },
  };
}

/** Adds a selection and says so when that failed; the selection is off the slip again then. */
export async function addToSlip(client: SlipClient, leg: LegToPlace): Promise<void> {
  const { selectionId, numeratorLong, denominatorLong } = leg;
  const outcome = await client.add({ selectionId, numeratorLong, denominatorLong });
  if (outcome.kind === 'done') return;
  const reason = outcome.kind === 'refused' && outcome.code === 'INVALID_INPUT' ? 'invalid_input' : 'unknown';
  report('wagering', 'A selection was not added', { reason });
  showToast({
    type: 'danger',
    title: 'Something went wrong while adding your bet to your betslip. Please try again later.',
    body: whyNotAdded(outcome),
  });
}

/** The reason beneath the specification's sentence; undefined where nobody knows more. */
function whyNotAdded(outcome: SlipOutcome): string | undefined {
  if (outcome.kind === 'refused') return outcome.message;
  return navigator.onLine ? undefined : 'You are offline, so the selection was not added.';
}

function tellRemoveFailed(client: SlipClient, outcome: SlipOutcome): void {
  if (outcome.kind === 'done') return;
  if (outcome.kind === 'refused' && outcome.code === 'NOT_ON_BETSLIP') void client.refresh();
  else showToast({ type: 'danger', title: 'Your betslip was not changed.', body: lostReason() });
}
