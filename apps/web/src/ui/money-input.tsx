import { type FocusEvent, type ReactNode, type Ref, useLayoutEffect, useRef, useState } from 'react';
import { announce } from './announcer.ts';
import { cx } from './cx.ts';
import styles from './input.module.css';
import { Field } from './input.tsx';
import {
  continues,
  groupThousands,
  insertedText,
  isAbove,
  type MoneyRules,
  type MoneyText,
  readMoneyText,
  restMoney,
  typeMoney,
  whyRefused,
} from './money-text.ts';

interface MoneyInputProps {
  label: string;
  /** Plain decimal dollars, '' for nothing: '25', '25.50'. */
  value: string;
  /** Called with plain decimal dollars; '' also while what stands there is not an amount. */
  onChange: (value: string) => void;
  /** Decimal; larger amounts are not accepted as typed. */
  maximum?: string;
  /** Said of one that is larger, in the words of whoever sets the maximum. */
  aboveMaximum?: string;
  /** Decimal; a smaller amount is cleared when the field is left, unless skipMinimum. */
  minimum?: string;
  skipMinimum?: boolean;
  decimals?: number;
  placeholder?: string;
  error?: string | undefined;
  hint?: string | undefined;
  disabled?: boolean;
  readOnly?: boolean;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  onFocus?: (event: FocusEvent<HTMLInputElement>) => void;
  onEnter?: () => void;
  trailing?: ReactNode;
  name?: string;
  ref?: Ref<HTMLInputElement>;
}

/** An amount of dollars: $ before it, thousands separated, at most two decimals. */
export function MoneyInput(props: MoneyInputProps) {
  const { value, onChange, maximum = '1000000000', minimum = '0', skipMinimum = false, decimals = 2 } = props;
  const [text, setText] = useState(() => groupThousands(value));
  const [notice, setNotice] = useState<{ readonly words: string; readonly isOfKey: boolean }>();
  const caret = useCaret(text);
  const read = readMoneyText(text, decimals);

  // Somebody else set the value: a preset, the other of stake and to win, the server.
  const [given, setGiven] = useState(value);
  if (given !== value) {
    setGiven(value);
    if (value !== amountOf(text, decimals)) {
      setText(restMoney(groupThousands(value), decimals));
      setNotice(undefined);
    }
  }

  const change = (next: string) => {
    setText(next);
    // Who types on does not see that '1e5' came to be 15 unless it is still said.
    if (!notice?.isOfKey || !continues(text, next)) setNotice(undefined);
    const amount = amountOf(next, decimals);
    setGiven(amount);
    if (amount !== value) onChange(amount);
  };
  const refuse = (typed: string) => {
    const added = insertedText(inDollars(text), typed);
    const words = refusalText(added, typed, { maximum, decimals }, props.aboveMaximum);
    setNotice({ words, isOfKey: added.length === 1 });
    announce(words);
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const tooSmall = read.kind === 'amount' && !skipMinimum && isAbove(minimum, read.value);
    const rested = tooSmall ? '' : restMoney(text, decimals);
    if (rested !== text) change(rested);
    props.onBlur?.(event);
  };

  return (
    <Field
      label={props.label}
      error={NOT_AN_AMOUNT[read.kind] ?? props.error}
      hint={props.hint}
      notice={notice?.words}
      trailing={props.trailing}
    >
      {({ id, describedBy, invalid }) => (
        <input
          ref={(element) => {
            caret.input.current = element;
            if (typeof props.ref === 'function') props.ref(element);
            else if (props.ref) props.ref.current = element;
          }}
          id={id}
          name={props.name}
          className={cx(styles.input, styles.money)}
          inputMode="decimal"
          autoComplete="off"
          placeholder={props.placeholder}
          disabled={props.disabled}
          readOnly={props.readOnly}
          value={inDollars(text)}
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
          onChange={(event) => {
            caret.remember(event.currentTarget);
            const next = typeMoney(text, event.currentTarget.value, { maximum, decimals });
            if (next !== undefined) return change(next);
            refuse(event.currentTarget.value);
            caret.restore();
          }}
          onFocus={props.onFocus}
          onBlur={leave}
          onKeyDown={(press) => {
            if (press.key === 'Enter') props.onEnter?.();
          }}
        />
      )}
    </Field>
  );
}

/** Why what stands in the field is no amount, in the words of the server where it has some. */
const NOT_AN_AMOUNT: Partial<Record<MoneyText['kind'], string>> = {
  unfinished: 'Use a point for cents, like 5.00',
  negative: 'An amount cannot be negative.',
};

/** '$1,234.5', and '-$5' while a minus stands there. */
function inDollars(text: string): string {
  return text === '' ? '' : text.replace(/^-?/, (sign) => `${sign}$`);
}

/** @param added the key, or what was pasted */
function refusalText(
  added: string,
  typed: string,
  rules: MoneyRules,
  aboveMaximum = `At most $${groupThousands(rules.maximum)}.`,
): string {
  const kept = 'The amount was not changed.';
  switch (whyRefused(typed, rules)) {
    case 'decimals':
      return `At most ${rules.decimals} decimals, like 12.34. ${kept}`;
    case 'maximum':
      return `${aboveMaximum} ${kept}`;
    case 'format':
      return added.length === 1
        ? `‘${added}’ was left out. Write an amount like 25 or 25.50.`
        : `Write an amount like 25 or 25.50. ${kept}`;
  }
}

function amountOf(text: string, decimals: number): string {
  const read = readMoneyText(text, decimals);
  return read.kind === 'amount' ? read.value.replace(/\.$/, '') : '';
}

/** Keeps the caret before the same digit while separators come and go around it. */
function useCaret(text: string) {
  const input = useRef<HTMLInputElement>(null);
  const digitsAfter = useRef<number | null>(null);
  const place = () => {
    const element = input.current;
    if (element === null || digitsAfter.current === null) return;
    let at = element.value.length;
    for (let left = digitsAfter.current; left > 0 && at > 0; at -= 1) {
      if (element.value[at - 1] !== ',') left -= 1;
    }
    digitsAfter.current = null;
    element.setSelectionRange(at, at);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each change of the text
  useLayoutEffect(place, [text]);
  return {
    input,
    remember(element: HTMLInputElement) {
      const end = element.selectionEnd ?? element.value.length;
      digitsAfter.current = element.value.slice(end).replaceAll(',', '').length;
    },
    /** After a refused keystroke React puts the old text back; the caret follows it. */
    restore: () => queueMicrotask(place),
  };
}
