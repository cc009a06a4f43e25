import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import styles from './input.module.css';

interface FieldProps {
  label: string;
  /** What is wrong with what was given; shown under the field and spoken with it. */
  error?: string | undefined;
  /** Helps before anything is wrong. */
  hint?: string | undefined;
  /** Why what was just typed was not taken; what stands there is right. */
  notice?: string | undefined;
  children: (ids: { id: string; describedBy: string | undefined; invalid: boolean }) => ReactNode;
  trailing?: ReactNode;
}

/** The frame every input shares: label inside the box, error or hint below it. */
export function Field({ label, error, hint, notice, children, trailing }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? notice ?? hint;
  const invalid = error !== undefined;
  return (
    <div className={styles.field}>
      <div className={cx(styles.box, invalid && styles.invalid)}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {children({ id, describedBy: note === undefined ? undefined : noteId, invalid })}
        {trailing !== undefined && <span className={styles.trailing}>{trailing}</span>}
      </div>
      {note !== undefined && (
        <p
          id={noteId}
          className={invalid ? styles.error : notice === undefined ? styles.hint : styles.notice}
        >
          {(invalid || notice !== undefined) && <Icon name="warn" size={14} />}
          {note}
        </p>
      )}
    </div>
  );
}

interface InputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'onChange'> {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  trailing?: ReactNode;
  onChange?: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
}

export function Input({ label, error, hint, trailing, onChange, ref, ...rest }: InputProps) {
  return (
    <Field label={label} error={error} hint={hint} trailing={trailing}>
      {({ id, describedBy, invalid }) => (
        <input
          {...rest}
          ref={ref}
          id={id}
          className={styles.input}
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
          onChange={(event) => onChange?.(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
