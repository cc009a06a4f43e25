import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';
import { cx } from './cx.ts';

export interface ButtonLook {
  /** primary: the one thing to do here (at most one in view); quiet: a text button. */
  tone?: 'primary' | 'secondary' | 'danger' | 'quiet';
  /** 48, 40 or 36 px tall; all keep a 44 px target on phones. */
  size?: 'large' | 'medium' | 'small';
  /** Fills the width it is given. */
  block?: boolean;
}

interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Shows that the press is being worked on. The button keeps its size and takes no second press. */
  busy?: boolean;
  /** Stands at the right end, e.g. the amount. */
  trailing?: ReactNode;
}

/** The class of a button, for a link that should look like one. */
export function buttonClass({ tone = 'primary', size = 'large', block = false }: ButtonLook = {}): string {
  return cx(styles.button, styles[tone], styles[size], block && styles.block);
}

export function Button(props: ButtonProps) {
  const { tone, size, block, busy = false, trailing, className, children, onClick, ...rest } = props;
  const look = {
    ...(tone && { tone }),
    ...(size && { size }),
    ...(block !== undefined && { block }),
  };
  return (
    <button
      type="button"
      {...rest}
      className={cx(buttonClass(look), trailing !== undefined && styles.split, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={busy ? (press) => press.preventDefault() : onClick}
    >
      {busy && <span className={styles.spinner} />}
      {children}
      {trailing !== undefined && <span className={styles.trailing}>{trailing}</span>}
    </button>
  );
}
