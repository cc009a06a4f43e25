import { cx } from './cx.ts';
import { Icon, MoveTriangle } from './icon.tsx';
import styles from './odds-button.module.css';
import { type PriceMove, usePriceMove } from './price-move.ts';
import { trueMinus } from './true-minus.ts';

export type OddsStatus = 'open' | 'suspended' | 'closed' | 'blank';

export interface OddsButtonProps {
  /** What is bet on, said whole and without the price: "Bills plus 3.5, spread". The button adds price and state. */
  label: string;
  status: OddsStatus;
  /** The price as text in the patron's format, e.g. '-110'. */
  price?: string | undefined;
  /** Profit per unit staked; the button compares it with the one before to show which way the price moved. */
  value?: number | undefined;
  /** The line, strong above the price: '+3.5', 'O 47.5'. */
  line?: string | undefined;
  /** The selection's name above the price, where the row does not say it. */
  name?: string | undefined;
  /** The price before a boost. */
  was?: string | undefined;
  selected?: boolean;
  /** Shows this move instead of finding it from `value`. */
  move?: PriceMove | undefined;
  /** Fills two rows, as Draw does between home and away. */
  tall?: boolean;
  onPress?: () => void;
  className?: string | undefined;
}

/** A price to tap. Every state has the same size, so nothing on the page moves when a market closes. */
export function OddsButton(props: OddsButtonProps) {
  const { status, price, line, name, was, selected = false, tall = false, onPress } = props;
  const moved = usePriceMove(props.value, price);
  const move = status === 'open' ? (props.move ?? moved.move) : undefined;
  if (status === 'blank') return <span className={cx(styles.odds, styles.blank, props.className)} />;
  const off = status !== 'open' || price === undefined;
  // A suspended price that stands alone is read over its lock, as a line is.
  const above = line ?? (status === 'suspended' && name === undefined ? price : undefined);
  const isAlone = above === undefined && name === undefined;
  return (
    <button
      type="button"
      className={cx(
        styles.odds,
        off && styles.off,
        selected && styles.selected,
        move && !off && styles[move],
        was !== undefined && !off && styles.boosted,
        line === undefined && name === undefined && styles.single,
        tall && styles.tall,
        isAlone && styles.alone,
        props.className,
      )}
      aria-pressed={selected}
      aria-label={spoken(props, off, move)}
      data-status={off && status === 'open' ? 'closed' : status}
      data-move={move}
      disabled={off && !selected}
      onClick={onPress}
    >
      {name !== undefined && status !== 'closed' && <span className={styles.name}>{name}</span>}
      {above !== undefined && status !== 'closed' && (
        <span className={styles.line}>
          {trueMinus(above)}
          {off && line !== undefined && price !== undefined && (
            <span className={styles.lastPrice}> {trueMinus(price)}</span>
          )}
        </span>
      )}
      {off ? (
        <Off
          status={status}
          named={above !== undefined || name !== undefined}
          price={above === price ? undefined : price && trueMinus(price)}
        />
      ) : (
        <Price {...{ price, was, move }} before={moved.before} />
      )}
      {selected && <Tick />}
    </button>
  );
}

interface PriceProps {
  price: string;
  was: string | undefined;
  move: PriceMove | undefined;
  /** The price that this one takes the place of just now. */
  before: string | undefined;
}

function Price({ price, was, move, before }: PriceProps) {
  return (
    <span className={styles.price}>
      {was !== undefined && <s>{trueMinus(was)}</s>}
      {move !== undefined && <MoveTriangle move={move} />}
      {move === undefined || before === undefined ? (
        trueMinus(price)
      ) : (
        // The old figures are drawn by the styles alone: what is read, heard and found is the new price. A key, for a
        // price that moves again while it rolls begins anew.
        <span key={price} className={styles.rolling} data-before={trueMinus(before)}>
          <span>{trueMinus(price)}</span>
        </span>
      )}
    </span>
  );
}

interface OffProps {
  status: OddsStatus;
  named: boolean;
  /** The last price of a suspended selection: it is still read, it cannot be had. */
  price: string | undefined;
}

function Off({ status, named, price }: OffProps) {
  if (status !== 'suspended') return <span className={styles.dash}>–</span>;
  return (
    <span className={cx(styles.suspended, price !== undefined && styles.priced)}>
      <span className={styles.word}>Suspended</span>
      <span className={styles.locked}>
        {price !== undefined && <span className={styles.lockedPrice}>{price}</span>}
        <Icon name="lock" size={named ? 12 : 14} />
      </span>
    </span>
  );
}

function Tick() {
  return (
    <svg className={styles.tick} width="10" height="10" viewBox="0 0 10 10" aria-hidden="true">
      <path d="m2 5.2 2.2 2.2L8.2 3" />
    </svg>
  );
}

function spoken(
  { label, status, price }: OddsButtonProps,
  off: boolean,
  move: PriceMove | undefined,
): string {
  if (status === 'suspended') return `${label}, suspended`;
  if (off || price === undefined) return `${label}, closed`;
  const figure = price.replace(/^\+/, 'plus ').replace(/^[-−]/, 'minus ');
  return `${label}, ${figure}${move === undefined ? '' : `, odds ${move}`}`;
}
