import styles from './cricket.module.css';
import type { PlayedInnings } from './innings-words.ts';

interface CricketResultProps {
  innings: readonly PlayedInnings[];
  away: { readonly mediumName: string };
  home: { readonly mediumName: string };
}

/** The innings of a match that is over, with their overs, in the order they were played. */
export function CricketResult({ innings, away, home }: CricketResultProps) {
  return (
    <div className={styles.board}>
      {innings.map(({ side, scoreText, isSuperOver }, number) => {
        const title = isSuperOver ? 'Super over' : `${number === 0 ? '1st' : '2nd'} innings`;
        // None is ever taken from between others.
        const key = `${number} ${title}`;
        return (
          <span key={key}>
            {title}{' '}
            <b>
              {(side === 'HOME' ? home : away).mediumName} {scoreText}
            </b>
          </span>
        );
      })}
    </div>
  );
}
