import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { cx } from './cx.ts';
import styles from './popover.module.css';

interface PopoverProps {
  /** Draws the button; give it these props. */
  trigger: (props: { 'aria-expanded': boolean; 'aria-controls': string; onClick: () => void }) => ReactNode;
  /** Spoken name of the panel. */
  label: string;
  /** Of the panel, where its size is another. */
  className?: string | undefined;
  children: (close: () => void) => ReactNode;
}

/** A panel that hangs under its button. Escape, a press elsewhere and Tab past its end close it. */
export function Popover({ trigger, label, className, children }: PopoverProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = useEffectEvent(() => setOpen(false));

  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close();
    };
    const onKey = (press: KeyboardEvent) => {
      if (press.key !== 'Escape') return;
      close();
      root.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);

  return (
    <div ref={root} className={styles.root}>
      {trigger({ 'aria-expanded': open, 'aria-controls': id, onClick: () => setOpen(!open) })}
      {open && (
        <section id={id} className={cx(styles.panel, className)} aria-label={label}>
          {children(() => setOpen(false))}
        </section>
      )}
    </div>
  );
}
