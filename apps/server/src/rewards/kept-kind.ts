import type { RewardKind } from './reward.ts';

/** A reward's kind as the tables and the fingerprints of grants have it: a bonus bet is a free bet there, as on the wire. */
export type KeptKind = 'free-bet' | 'profit-boost' | 'promotional-credit';

const KEPT: Readonly<Record<RewardKind, KeptKind>> = {
  'bonus-bet': 'free-bet',
  'profit-boost': 'profit-boost',
  'promotional-credit': 'promotional-credit',
};

export function keptKind(kind: RewardKind): KeptKind {
  return KEPT[kind];
}
