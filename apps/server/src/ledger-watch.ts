import type { Figure } from './platform/metrics.ts';
import type { TrialBalance } from './wallet/wallet.ts';

/** What /healthz says of the books. Whether they are sound is for people to look at: no restart mends them. */
export function ledgerFaults({ last }: Pick<TrialBalance, 'last'>): string[] {
  return last && last.faults > 0
    ? ['The ledger is not sound: see the log, and run npm run -s ledger:check.']
    : [];
}

/** What /metrics says of the books. */
export function ledgerFigures(trialBalance: Pick<TrialBalance, 'last'>): Figure[] {
  const seconds = (ms: number | undefined) => ms && ms / 1000;
  return [
    {
      name: 'fairline_ledger_faults',
      help: 'Faults the last check of the ledger found; 0 is sound.',
      read: () => trialBalance.last?.faults,
    },
    {
      name: 'fairline_ledger_checked_timestamp_seconds',
      help: 'When the last check of the ledger that came to its end began.',
      read: () => seconds(trialBalance.last?.checkedAt),
    },
    {
      name: 'fairline_ledger_check_seconds',
      help: 'How long the last check of the ledger took.',
      read: () => seconds(trialBalance.last?.tookMs),
    },
  ];
}
