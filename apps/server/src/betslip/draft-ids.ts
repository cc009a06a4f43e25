import { fromGlobalId } from '../platform/graphql/node.ts';

const STRAIGHT = 'straight~';
const QUICK = 'quick~';
const ROUND_ROBIN = 'roundRobin~';
const TEASER = 'teaser~';

/** The draft bet of all selections together. */
export const PARLAY_DRAFT = 'parlay';

/** The draft bet of one selection alone. */
export function straightDraftId(selectionId: string): string {
  return `${STRAIGHT}${selectionId}`;
}

/** The selection of a straight draft bet; undefined for the id of anything else. */
export function selectionOfStraight(draftBetId: string): string | undefined {
  return draftBetId.startsWith(STRAIGHT) ? draftBetId.slice(STRAIGHT.length) : undefined;
}

/** The draft bet of a quick slip: apart from the same selection's on the betslip. */
export function quickDraftId(selectionId: string): string {
  return `${QUICK}${selectionId}`;
}

/** The selection of a quick slip's draft bet; undefined for the id of anything else. */
export function selectionOfQuick(draftBetId: string): string | undefined {
  return draftBetId.startsWith(QUICK) ? draftBetId.slice(QUICK.length) : undefined;
}

/** The raw id of a draft bet that is named by its global id or by its raw one, which has colons of its own. */
export function rawDraftId(id: string): string {
  const global = fromGlobalId(id);
  return global?.typename === 'DraftBet' ? global.rawId : id;
}

/** The draft bet of every parlay of so many legs. */
export function roundRobinDraftId(size: number): string {
  return `${ROUND_ROBIN}${size}`;
}

/** The draft bet of the teaser at so many points. */
export function teaserDraftId(points: number): string {
  return `${TEASER}${points}`;
}

/** The points of a teaser's draft bet; undefined for the id of anything else. */
export function pointsOfTeaser(draftBetId: string): number | undefined {
  const points = draftBetId.startsWith(TEASER) ? Number(draftBetId.slice(TEASER.length)) : Number.NaN;
  return Number.isFinite(points) && teaserDraftId(points) === draftBetId ? points : undefined;
}

/** The size of a round robin's draft bet; undefined for the id of anything else. */
export function sizeOfRoundRobin(draftBetId: string): number | undefined {
  const size = draftBetId.startsWith(ROUND_ROBIN) ? Number(draftBetId.slice(ROUND_ROBIN.length)) : Number.NaN;
  return Number.isInteger(size) && roundRobinDraftId(size) === draftBetId ? size : undefined;
}

/** A bet as it is to be placed: raw ids of selections, points and size where its type has them. */
export interface BetOfDraft {
  readonly type: 'STRAIGHT' | 'PARLAY' | 'PARLAY_PLUS' | 'ROUND_ROBIN' | 'TEASER' | 'INVALID';
  readonly selectionIds: readonly string[];
  readonly roundRobinSize?: number | undefined;
  readonly teaserPoints?: number | undefined;
}

/** Whether the draft bet of an id can be this bet. An id that no slip gives is the client's own name, and fits any. */
export function isDraftOf(draftBetId: string, bet: BetOfDraft): boolean {
  const straight = selectionOfStraight(draftBetId) ?? selectionOfQuick(draftBetId);
  if (straight !== undefined) return bet.type === 'STRAIGHT' && String(bet.selectionIds) === straight;
  const points = pointsOfTeaser(draftBetId);
  if (points !== undefined) return bet.type === 'TEASER' && bet.teaserPoints === points;
  const size = sizeOfRoundRobin(draftBetId);
  if (size !== undefined) return bet.type === 'ROUND_ROBIN' && bet.roundRobinSize === size;
  return draftBetId !== PARLAY_DRAFT || bet.type === 'PARLAY' || bet.type === 'PARLAY_PLUS';
}
