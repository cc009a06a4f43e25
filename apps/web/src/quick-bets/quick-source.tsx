import { Select } from '../ui/select.tsx';
import { useQuick } from './quick-context.tsx';

interface QuickSourceProps {
  draft: {
    readonly amountSourceType: 'CASH' | 'FREE_BET' | 'PROMOTIONAL_CREDIT';
    readonly selectedFreeBetId: string | null | undefined;
    readonly availableFreeBets: readonly {
      readonly rawId: string;
      readonly title: string;
      readonly isRestricted: boolean;
    }[];
    readonly availablePromotionalCreditBalance: {
      readonly amountLong: string;
      readonly formattedAmount: string;
    };
  };
  disabled: boolean;
}

/** What the bet is paid with, where there is a choice. Profit boosts are not offered here. */
export function QuickSource({ draft, disabled }: QuickSourceProps) {
  const { client, placing, amounts } = useQuick();
  const free = draft.availableFreeBets.filter(({ isRestricted }) => !isRestricted);
  const credit = draft.availablePromotionalCreditBalance;
  const hasCredit = credit.amountLong !== '0';
  if (free.length === 0 && !hasCredit && draft.amountSourceType === 'CASH') return null;
  const options = [
    { value: 'CASH', label: 'Cash' },
    ...free.map(({ rawId, title }) => ({ value: `free:${rawId}`, label: title })),
    ...(hasCredit ? [{ value: 'CREDIT', label: `Promotional credit, ${credit.formattedAmount}` }] : []),
  ];
  const value =
    draft.amountSourceType === 'FREE_BET'
      ? `free:${draft.selectedFreeBetId}`
      : draft.amountSourceType === 'CASH'
        ? 'CASH'
        : 'CREDIT';
  const choose = (chosen: string) => {
    placing.edited();
    amounts.keepOnly(new Set());
    if (chosen === 'CASH') void client.setSource('CASH', undefined);
    else if (chosen === 'CREDIT') void client.setSource('PROMOTIONAL_CREDIT', undefined);
    else void client.setSource('FREE_BET', chosen.slice('free:'.length));
  };
  return <Select label="Pay with" options={options} value={value} disabled={disabled} onChange={choose} />;
}
