import type { SelectHTMLAttributes } from 'react';
import { Icon } from './icon.tsx';
import styles from './input.module.css';
import { Field } from './input.tsx';

export interface SelectOption {
  value: string;
  label: string;
  group?: string | undefined;
  disabled?: boolean | undefined;
}

interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'onChange'> {
  label: string;
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  error?: string | undefined;
}

/** The browser's own list, so that phones show their own picker. */
export function Select({ label, options, value, onChange, placeholder, error, ...rest }: SelectProps) {
  const groups = [...new Set(options.map((option) => option.group))];
  return (
    <Field label={label} error={error} trailing={<Icon name="down" size={18} />}>
      {({ id, describedBy, invalid }) => (
        <select
          {...rest}
          id={id}
          className={styles.input}
          value={value}
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {groups.map((group) => {
            const members = options.filter((option) => option.group === group).map(optionElement);
            if (group === undefined) return members;
            return (
              <optgroup key={group} label={group}>
                {members}
              </optgroup>
            );
          })}
        </select>
      )}
    </Field>
  );
}

function optionElement({ value, label, disabled }: SelectOption) {
  return (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  );
}
