import { LOGGED_KINDS, type LoggedKind, type LoggedPlay, type SoccerPlay } from './play.ts';
import { hasPlace } from './player-words.ts';

/** What a play leaves in the log; undefined for plays that nothing is bet on. */
export function loggedFrom(play: SoccerPlay): LoggedPlay | undefined {
  const kind = loggedKind(play);
  if (kind === undefined || play.side === undefined) return undefined;
  return {
    kind,
    side: play.side,
    period: play.period,
    clock: play.clock,
    ...(play.player !== undefined && { player: play.player }),
    ...(play.how !== undefined && { how: play.how }),
    ...(play.assist !== undefined && { assist: play.assist }),
    ...(play.onTarget !== undefined && { onTarget: play.onTarget }),
  };
}

function loggedKind({ kind }: SoccerPlay): LoggedKind | undefined {
  return LOGGED_KINDS.find((each) => each === kind);
}

/**
 * Whether it is of a player whom the log before it has sent off. Own goals are logged for the other side, and nobody's; of everybody
 * else it may always be another.
 */
export function isSentOff(log: readonly LoggedPlay[], { side, player, assist, how }: LoggedPlay): boolean {
  if (how === 'own-goal') return false;
  return log.some(
    (each) =>
      each.kind === 'red-card' &&
      each.side === side &&
      each.player !== undefined &&
      hasPlace(each.player) &&
      (each.player === player || each.player === assist),
  );
}
