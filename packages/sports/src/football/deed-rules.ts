import { ImpossiblePlay } from '../sport.ts';
import type { FootballDeed, FootballPlay, FootballPlayKind } from './play.ts';
import type { FootballState } from './state.ts';

type What = FootballDeed['what'];

/** Colleges count a sack as a run. */
const RUN: readonly What[] = ['run'];
const PASS: readonly What[] = ['pass', 'catch', 'interception'];
const ANY: readonly What[] = [...RUN, ...PASS];
/** What can be done on a kind of play; nobody gains anything on kinds not listed. A kick may be a fake. */
const DEEDS: Partial<Record<FootballPlayKind, readonly What[]>> = {
  rush: RUN,
  kneel: RUN,
  sack: RUN,
  pass: PASS,
  punt: ANY,
  'field-goal': ANY,
  penalty: ANY,
  other: ANY,
};

/** How deep an end zone is: behind the goal line who has the ball loses more. */
const END_ZONE_YARDS = 10;

/**
 * Whether one play can bring what it says that players did: of each at most one, for who goes on after a lateral has neither run nor
 * caught, all by the side that had the ball, of yards that the field has.
 * @throws ImpossiblePlay
 */
export function checkDeeds(state: FootballState, { kind, did = [] }: FootballPlay): void {
  const seen = new Set<What>();
  for (const deed of did) {
    const { what } = deed;
    if (!DEEDS[kind]?.includes(what)) throw new ImpossiblePlay(`a ${kind} brings no ${what}`);
    if (seen.has(what)) throw new ImpossiblePlay(`a play has one ${what} at most`);
    seen.add(what);
    checkField(state, deed);
  }
  if (new Set(did.map(({ side }) => side)).size > 1) {
    throw new ImpossiblePlay('both sides gained something with the same ball');
  }
  if (seen.has('pass') !== seen.has('catch'))
    throw new ImpossiblePlay('a pass is caught, and a catch thrown');
  const ways = [seen.has('run'), seen.has('catch'), seen.has('interception')].filter((is) => is);
  if (ways.length > 1) throw new ImpossiblePlay('one play is a run, a catch or an interception');
}

/** Who has the ball, and where, is known of plays from scrimmage alone. */
function checkField({ next, possession, ballOn }: FootballState, { side, what, yards }: FootballDeed): void {
  if (next !== 'scrimmage') return;
  if (side !== possession) throw new ImpossiblePlay(`a ${what} by the side without the ball`);
  const behind = side === 'home' ? ballOn : 100 - ballOn;
  const [least, most] = [-behind - END_ZONE_YARDS, 100 - behind];
  if (what !== 'interception' && (yards < least || yards > most)) {
    throw new ImpossiblePlay(`a ${what} of ${yards} yards, of ${least} to ${most} that the field has`);
  }
}
