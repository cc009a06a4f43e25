import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Flag } from '../../ui/flag.tsx';
import styles from './leaderboard.module.css';

export interface LeaderboardState {
  readonly leaderboardColumns: readonly string[];
  readonly leaderboard: readonly {
    readonly player: number;
    readonly name: string;
    readonly team: string;
    readonly countryName?: string | null | undefined;
    readonly countryUrl?: string | null | undefined;
    readonly place: string;
    readonly values: readonly string[];
  }[];
}

/** As many as stand above the bets without pushing them out of view. */
const AT_FIRST = 8;

interface LeaderboardProps {
  readonly state: LeaderboardState;
  /** Who they are: "Player". */
  readonly header: string;
  /** Whether they have places. */
  readonly isRanked?: boolean;
}

/** A field in its order: place, name, and what the sport counts. */
export function Leaderboard({ state, header, isRanked = true }: LeaderboardProps) {
  const [isWhole, setWhole] = useState(false);
  const { leaderboard, leaderboardColumns } = state;
  const shown = isWhole ? leaderboard : leaderboard.slice(0, AT_FIRST);
  return (
    <section aria-label="Leaderboard">
      <table className={cx(styles.table, !isRanked && styles.unranked)}>
        <thead>
          <tr>
            {isRanked && <th scope="col">Pos</th>}
            <th scope="col">{header}</th>
            {leaderboardColumns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ player, name, team, countryName, countryUrl, place, values }) => (
            <tr key={player}>
              {isRanked && <td>{place}</td>}
              <th scope="row">
                {countryUrl && <Flag url={countryUrl} label={saidBeside(countryName, [name, team])} />} {name}
                {team !== '' && <small> {team}</small>}
              </th>
              {values.map((value, column) => (
                <td key={leaderboardColumns[column]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {leaderboard.length > AT_FIRST && (
        <Button
          tone="quiet"
          size="small"
          className={styles.more}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Show the leaders' : `Show all ${leaderboard.length}`}
        </Button>
      )}
    </section>
  );
}

/** What a flag adds to words beside it: nothing where they are its country's name. */
function saidBeside(country: string | null | undefined, words: readonly string[]): string {
  return country && !words.includes(country) ? country : '';
}
