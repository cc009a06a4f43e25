import { graphql, useFragment } from 'react-relay/hooks';
import type { draftBetRow_draftBet$key } from '../__generated__/draftBetRow_draftBet.graphql.ts';
import { useOnline } from '../app/online.ts';
import { statusLabel } from '../marketplace/selection/selection-view.ts';
import { Icon } from '../ui/icon.tsx';
import { MoneyInput } from '../ui/money-input.tsx';
import { AMOUNT_MAXIMUM, toCents, toText } from './amount.ts';
import type { AmountEdit } from './amount-edit.ts';
import styles from './draft-bet-row.module.css';
import { DraftLegLine } from './draft-leg-line.tsx';
import { Presets } from './presets.tsx';
import { useSlip } from './slip-context.tsx';
import { betAmountError, noteError, winAmountError } from './slip-errors.ts';
import type { DraftView } from './slip-view.ts';

interface DraftBetRowProps {
  draft: draftBetRow_draftBet$key;
  view: DraftView;
  edit: AmountEdit;
  /** While bets are being placed nothing on the slip changes. */
  locked: boolean;
  /** Whether the presets stand under this bet. */
  presets: boolean;
  /** Cents that can still be staked here; undefined for a visitor. */
  most: bigint | undefined;
  onFocus: () => void;
  onRemoved: () => void;
}

/** One straight bet: its leg, its stake and winnings, and what is wrong with it. */
export function DraftBetRow(props: DraftBetRowProps) {
  const { draft: key, view, edit, locked, presets, most, onFocus, onRemoved } = props;
  const draft = useFragment(
    graphql`
      fragment draftBetRow_draftBet on DraftBet {
        id
        draftLegs {
          id
          marketSelection {
            id
            status
            isDisabled
            odds {
              numeratorLong
              denominatorLong
            }
            name {
              defaultName
            }
          }
          ...draftLegLine_leg
        }
      }
    `,
    key,
  );
  const { client, amounts, placing } = useSlip();
  const online = useOnline();
  // What cannot come back is disabled; a suspension may end while the stake is typed.
  const closed = draft.draftLegs.some(({ marketSelection }) => statusLabel(marketSelection) === 'Closed');
  const note = noteError(view.errors);
  const problem = edit.kind === 'resting' ? undefined : edit.problem;
  const inWin = edit.kind !== 'resting' && edit.field === 'WIN';
  const change = (field: 'BET' | 'WIN') => (text: string) => {
    placing.edited();
    amounts.typed(draft.id, field, text);
  };
  const input = { maximum: AMOUNT_MAXIMUM, placeholder: '$0.00', disabled: locked || closed, onFocus };
  return (
    <div className={styles.bet}>
      {draft.draftLegs.map((leg) => (
        <DraftLegLine
          key={leg.id}
          leg={leg}
          remove={
            <button
              type="button"
              className={styles.remove}
              aria-label={`Remove ${leg.marketSelection.name.defaultName}`}
              disabled={!online || locked}
              onClick={() => {
                placing.edited();
                void client.remove(leg.marketSelection.id);
                onRemoved();
              }}
            >
              <Icon name="close" size={16} />
            </button>
          }
        />
      ))}
      {note && (
        <p className={styles.note}>
          <Icon name={note.displayType === 'SELECTION_DISABLED' ? 'lock' : 'warn'} size={16} />
          {note.message}
        </p>
      )}
      <div className={styles.amounts}>
        <MoneyInput
          {...input}
          label="Stake"
          value={view.amounts.BET}
          error={(inWin ? undefined : problem) ?? betAmountError(view.errors)?.message}
          onChange={change('BET')}
          onBlur={() => amounts.left(draft.id)}
        />
        <MoneyInput
          {...input}
          label="To win"
          value={view.amounts.WIN}
          error={(inWin ? problem : undefined) ?? winAmountError(view.errors)?.message}
          onChange={change('WIN')}
          onBlur={() => amounts.left(draft.id)}
        />
      </div>
      {presets && !closed && (
        <Presets
          stake={toCents(view.amounts.BET)}
          most={most}
          disabled={locked}
          onChoose={(cents) => {
            placing.edited();
            amounts.chosen(draft.id, toText(cents));
          }}
        />
      )}
    </div>
  );
}
