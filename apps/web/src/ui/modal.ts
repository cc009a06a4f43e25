import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { nowOpen } from './top-modal.ts';

/**
 * Shows a <dialog> as a modal from when it is drawn until it is taken away: the browser traps focus, makes the rest inert,
 * and gives the focus back after, which it does only for a dialog that is closed before it leaves the page.
 * onClose is called for Escape, the Back gesture and a press outside.
 */
export function useModal(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    element.showModal();
    const leave = nowOpen(element);
    const onCancel = (event: Event) => {
      event.preventDefault();
      close();
    };
    const onPress = (event: MouseEvent) => {
      if (event.target === element) close();
    };
    element.addEventListener('cancel', onCancel);
    element.addEventListener('click', onPress);
    return () => {
      element.removeEventListener('cancel', onCancel);
      element.removeEventListener('click', onPress);
      element.close();
      leave();
    };
  }, []);

  return dialog;
}
