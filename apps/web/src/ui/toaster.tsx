import { createPortal } from 'react-dom';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';
import styles from './toaster.module.css';
import { dismissToast, type Toast, type ToastType, useToasts } from './toasts.ts';
import { useTopModal } from './top-modal.ts';

const ICON: Record<ToastType, IconName> = { success: 'check', danger: 'warn', info: 'info' };

/** Where toasts appear. Two live regions, because a failure may interrupt and a success may not. */
export function Toaster() {
  const toasts = useToasts();
  const urgent = toasts.filter((toast) => toast.type === 'danger');
  const calm = toasts.filter((toast) => toast.type !== 'danger');
  const modal = useTopModal();
  const shown = (
    <section className={styles.toaster} aria-label="Notifications">
      <div role="alert" className={styles.region}>
        {urgent.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
      <div role="status" className={styles.region}>
        {calm.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
    </section>
  );
  return modal === undefined ? shown : createPortal(shown, modal);
}

export function ToastCard({ toast }: { toast: Toast }) {
  return (
    <div className={cx(styles.toast, styles[toast.type])}>
      <span className={styles.disc}>
        <Icon name={ICON[toast.type]} size={18} />
      </span>
      <div className={styles.text}>
        <b className={styles.title}>{toast.title}</b>
        {toast.body !== undefined && <p>{toast.body}</p>}
        {toast.cta !== undefined && (
          <Button tone="quiet" size="small" className={styles.cta} onClick={toast.cta.onPress}>
            {toast.cta.label}
          </Button>
        )}
      </div>
      {toast.dismissible && (
        <button
          type="button"
          className={styles.close}
          aria-label="Dismiss"
          onClick={() => dismissToast(toast.id)}
        >
          <Icon name="close" size={16} />
        </button>
      )}
    </div>
  );
}
