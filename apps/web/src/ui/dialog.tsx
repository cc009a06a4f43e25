import { type ReactNode, useId, useLayoutEffect } from 'react';
import styles from './dialog.module.css';
import { useModal } from './modal.ts';

interface DialogProps {
  open: boolean;
  title: string;
  /** Called for Escape and a press outside; the actions close it themselves. */
  onClose: () => void;
  /** One or two buttons, the primary one last. */
  actions: ReactNode;
  children?: ReactNode;
}

/** A question that must be answered before going on. It is read first: no key answers it before one has chosen a button. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ title, onClose, actions, children }: Omit<DialogProps, 'open'>) {
  const dialog = useModal(onClose);
  const heading = useId();
  const body = useId();
  useLayoutEffect(() => dialog.current?.focus(), [dialog]);
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={styles.dialog}
      aria-labelledby={heading}
      aria-describedby={body}
    >
      <div className={styles.inner}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        <div id={body} className={styles.body}>
          {children}
        </div>
        <div className={styles.actions}>{actions}</div>
      </div>
    </dialog>
  );
}
