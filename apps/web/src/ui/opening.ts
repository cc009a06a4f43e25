import { useId, useState } from 'react';

/** Whether something that opens in place is open, and whether it ever was: what it holds is made then and kept after. */
export function useOpening(atFirst: boolean, onToggle?: (open: boolean) => void) {
  const [open, setOpen] = useState(atFirst);
  const [opened, setOpened] = useState(atFirst);
  const body = useId();
  const toggle = () => {
    setOpen(!open);
    setOpened(true);
    onToggle?.(!open);
  };
  return { open, opened, toggle, body };
}
