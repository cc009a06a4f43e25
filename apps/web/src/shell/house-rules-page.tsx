import { useDocumentTitle } from '../app/document-title.ts';
import { Card } from '../ui/card.tsx';
import styles from './house-rules-page.module.css';

interface Rule {
  readonly title: string;
  readonly text: string;
}

/** The rules the wagering and settlement code keeps, in a bettor's words. */
const RULES: readonly Rule[] = [
  {
    title: 'Odds',
    text: 'Your bet is placed at the odds shown when it is accepted. If they changed since you chose, better odds are taken for you unless you turned that off; worse odds always ask first.',
  },
  {
    title: 'Stakes and winnings',
    text: 'American odds of −110 pay $10 for each $11 staked; decimal 1.91 is the same price with the stake counted in. What a bet wins is worked out exactly and rounded to the nearest cent once, half a cent upward.',
  },
  {
    title: 'Push',
    text: 'When the score lands exactly on your line the bet is a push and your stake comes back.',
  },
  {
    title: 'Void',
    text: 'When a bet cannot stand, because a game is called off or a price was plainly wrong, it is void and your stake comes back with the reason.',
  },
  {
    title: 'Suspended markets',
    text: 'While the result of a play is not known yet, a market is suspended and takes no bets. It opens again with new odds.',
  },
  {
    title: 'Results',
    text: 'Bets are settled on the official result at the end of the period they are about. Overtime counts unless the market says otherwise. In soccer and futsal a match is its regular time with stoppage time: extra time and shootouts count where the market says so and nowhere else, and bets on extra time are returned where there is none. In fights a knockout that floors a standing fighter counts as a knockdown, one on the ground does not.',
  },
  {
    title: 'Corrections',
    text: 'If a result is corrected, bets on it are settled again. Both settlements stay in your history.',
  },
];

export function HouseRulesPage() {
  useDocumentTitle('Betting Rules');
  return (
    <article className={styles.page}>
      <h1>Betting Rules</h1>
      <Card className={styles.rules}>
        {RULES.map(({ title, text }) => (
          <section key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </section>
        ))}
      </Card>
    </article>
  );
}
