import { useState } from 'react';
import { readStored, writeStored } from './storage.ts';

/** Whether something was put away in this browser, and what puts it away for good. @param name of the stored value */
export function usePutAway(name: string): readonly [boolean, () => void] {
  const [isAway, setAway] = useState(() => readStored(name) === 'true');
  const putAway = () => {
    writeStored(name, 'true');
    setAway(true);
  };
  return [isAway, putAway];
}
