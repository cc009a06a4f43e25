import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import styles from './choices.module.css';

interface Choice {
  id: string;
  name: string;
  note?: string | undefined;
  icon?: IconName;
}

interface ChoicesProps {
  legend: string;
  name: string;
  choices: readonly Choice[];
  selected: string;
  onSelect: (id: string) => void;
}

/** A choice of one, each with a line that says what it is. */
export function Choices({ legend, name, choices, selected, onSelect }: ChoicesProps) {
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.id} className={styles.choice}>
          {choice.icon !== undefined && <Icon name={choice.icon} />}
          <span className={styles.text}>
            <b>{choice.name}</b>
            {choice.note && <small>{choice.note}</small>}
          </span>
          <input
            type="radio"
            name={name}
            value={choice.id}
            checked={choice.id === selected}
            onChange={() => onSelect(choice.id)}
          />
        </label>
      ))}
    </fieldset>
  );
}
