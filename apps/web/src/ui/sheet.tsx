import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { cx } from './cx.ts';
import { useModal } from './modal.ts';
import styles from './sheet.module.css';

interface SheetProps {
  open: boolean;
  /** Spoken name. */
  label: string;
  onClose: () => void;
  /** bottom: over a phone's screen, with a grabber; right: a panel at the side on wider ones. */
  side: 'bottom' | 'right';
  children: ReactNode;
}

/** How far down, in px, a drag must go to close the sheet. */
const DRAG_TO_CLOSE_PX = 96;

/** A panel over the page. What it holds stays mounted only while open: keep its state outside. */
export function Sheet({ open, ...rest }: SheetProps) {
  return open ? <OpenSheet {...rest} /> : null;
}

function OpenSheet({ label, onClose, side, children }: Omit<SheetProps, 'open'>) {
  const dialog = useModal(onClose);
  const { offset, handlers } = useDrag(onClose);
  return (
    <dialog
      ref={dialog}
      className={cx(styles.sheet, styles[side])}
      aria-label={label}
      style={offset > 0 ? { transform: `translateY(${offset}px)`, transition: 'none' } : undefined}
    >
      {side === 'bottom' && (
        <div className={styles.grab} {...handlers}>
          <span />
        </div>
      )}
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}

function useDrag(onClose: () => void) {
  const start = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);
  const end = () => {
    if (offset > DRAG_TO_CLOSE_PX) onClose();
    start.current = null;
    setOffset(0);
  };
  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      start.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start.current !== null) setOffset(Math.max(0, event.clientY - start.current));
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
  return { offset, handlers };
}
