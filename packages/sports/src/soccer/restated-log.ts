import { restatedAsTold } from '../kit/restated.ts';
import { isSentOff } from './logged.ts';
import type { LoggedPlay } from './play.ts';

/** The log that a correction restates, whose name stays where it names nobody, unless who was named is sent off before now. */
export function restatedLog(
  corrected: readonly LoggedPlay[],
  before: readonly LoggedPlay[],
): readonly LoggedPlay[] {
  const { all } = restatedAsTold(corrected, before, before.length, isSame);
  return all.map((logged, at) => (isSentOff(all.slice(0, at), logged) ? (corrected[at] ?? logged) : logged));
}

function isSame(one: LoggedPlay, other: LoggedPlay): boolean {
  return (
    one.kind === other.kind &&
    one.side === other.side &&
    one.period === other.period &&
    one.clock === other.clock &&
    one.how === other.how &&
    one.onTarget === other.onTarget
  );
}
