import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './hint.module.css';
import { Icon } from './icon.tsx';

/** A note that points at what it is about, and can be put away. */
export function Hint({
  about,
  title,
  icon,
  className,
  onHide,
  children,
}: {
  /** Where that stands. */
  readonly about: 'above' | 'below';
  readonly title: string;
  readonly icon?: ReactNode;
  readonly className?: string | undefined;
  readonly onHide: () => void;
  readonly children: ReactNode;
}) {
  return (
    <div className={cx(styles.hint, styles[about], className)} role="note">
      {icon}
      <p>
        <b>{title}</b>
        {children}
      </p>
      <button type="button" aria-label="Hide this hint" onClick={onHide}>
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}
