import { useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { Input } from '../ui/input.tsx';
import styles from './form.module.css';

interface PasswordInputProps {
  name: string;
  label?: string;
  autoComplete: 'current-password' | 'new-password';
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  error?: string | undefined;
  hint?: string | undefined;
}

/** A password that can be looked at. Pasting is never in the way. */
export function PasswordInput({ label = 'Password', ...rest }: PasswordInputProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Input
      {...rest}
      label={label}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      required
      trailing={
        <button
          type="button"
          className={styles.eye}
          aria-label="Show password"
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon name={isShown ? 'eyeOff' : 'eye'} />
        </button>
      }
    />
  );
}
