import type { SoccerPlay } from '@fairline/sports/soccer/play.ts';

/** The sentence for a recorded play, with the names of those who played it. @param team of the player */
export function tell(
  play: Omit<SoccerPlay, 'text'>,
  player: string | undefined,
  team: string | undefined,
): string {
  const who = [player, team && `(${team})`].filter(Boolean).join(' ');
  const score = `${play.tally.home.goals}–${play.tally.away.goals}`;
  switch (play.kind) {
    case 'kickoff':
      return play.period === 1 ? 'Kickoff' : 'The next half begins';
    case 'goal':
      return play.how === 'own-goal'
        ? `Own goal by ${who}. ${score}`
        : `${who} scores${play.how === 'penalty' ? ' from the spot' : ''}. ${score}`;
    case 'shot':
      return `${who} shoots ${play.onTarget === true ? 'on target' : 'off target'}`;
    case 'missed-penalty':
      return `${who} misses the penalty`;
    case 'corner':
      return `Corner to ${team ?? ''}`;
    case 'yellow-card':
      return `Yellow card for ${who}`;
    case 'red-card':
      return `Red card for ${who}`;
    case 'shootout-kick':
      return `${who} ${play.made === true ? 'scores' : 'does not score'} in the shoot-out`;
    case 'end-of-period':
      return play.period === 1 ? 'Halftime' : 'End of the period';
    case 'end-of-game':
      return `The game is over: ${score}`;
    default:
      return '';
  }
}
