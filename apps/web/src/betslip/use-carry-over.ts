import { useEffect } from 'react';
import { useSessionActions } from '../app/app-context.ts';
import { report } from '../app/report.ts';
import { showToast } from '../ui/toasts.ts';
import type { AmountEdits } from './amount-edits.ts';
import { nothingToTransfer, transferBetslip } from './betslip-transfer.ts';
import type { SlipClient } from './slip-client.ts';
import type { SlipTabs } from './slip-tabs.ts';

/** Takes the slip along when a visitor logs in and when a patron logs out. A failure holds nobody back. */
export function useCarryOver(client: SlipClient, amounts: AmountEdits, tabs: SlipTabs): void {
  const { onLoggedIn, onLoggingOut } = useSessionActions();
  useEffect(
    () =>
      onLoggedIn(async ({ userId: patronId, visitorToken }) => {
        if (visitorToken === undefined || client.isEmpty) return nothingToTransfer();
        tabs.leave();
        // What was typed last goes along: the client's queue keeps the slip behind it.
        amounts.flush();
        const outcome = await transferBetslip('PROMOTED', () => client.promote(visitorToken, patronId));
        if (outcome.kind === 'done') return;
        report('wagering', 'The betslip could not be carried over', outcome);
        showToast({
          type: 'danger',
          title: 'Your betslip could not be carried over.',
          body: 'Please add your selections again.',
        });
      }),
    [client, amounts, tabs, onLoggedIn],
  );
  useEffect(
    () =>
      onLoggingOut(async ({ userId: patronId, visitorToken }) => {
        if (visitorToken === undefined || client.isEmpty) return nothingToTransfer();
        tabs.leave();
        amounts.flush();
        const outcome = await transferBetslip('DEMOTED', () => client.demote(visitorToken, patronId));
        // The patron finds their slip again at the next login: nothing to tell them.
        if (outcome.kind !== 'done') report('wagering', 'The betslip could not be left here', outcome);
      }),
    [client, amounts, tabs, onLoggingOut],
  );
}
