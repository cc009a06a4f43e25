import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Opens a <dialog> as a modal while `open`: the browser traps focus, makes the rest inert and gives focus back after.
 * onClose is called for Escape, the Back gesture and a press outside.
 */
export function useModal(open: boolean, onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const element = dialog.current;
    if (element === null || !open) return;
    if (!element.open) element.showModal();
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
    };
  }, [open]);

  return dialog;
}
