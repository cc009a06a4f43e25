import type { ComponentType, ReactNode } from 'react';

/** What the betslip gives to the frame: betslip/betslip.slot.tsx exports one as `betslipSlot`. */
export interface BetslipSlot {
  /** Stands around header, pages and slip: odds buttons ask it whether they are selected. */
  readonly Provider: ComponentType<{ children: ReactNode }>;
  /**
   * The whole slip with head, body with its own scroll and foot; fills the height it is given.
   * onClose is there where the slip is a drawer or a sheet that its head can close.
   */
  readonly Panel: ComponentType<{ onClose?: (() => void) | undefined }>;
  /** The collapsed slip over a phone's tab bar, 56 px; draws nothing while the slip is empty. */
  readonly Bar: ComponentType<{ onOpen: () => void }>;
  /** Selections on the slip, for badges. */
  readonly useCount: () => number;
}
