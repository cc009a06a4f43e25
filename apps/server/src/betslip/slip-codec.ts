import { type Odds, odds } from '@fairline/money/odds.ts';
import * as v from 'valibot';
import type { Slip } from './slip.ts';

/** The document in betslip.slip.content. Fields are only ever added, as optional ones: old rows stay readable. */
const Integer = v.pipe(
  v.string(),
  v.regex(/^\d{1,30}$/),
  v.transform((text) => BigInt(text)),
);

const Price = v.pipe(
  v.tuple([Integer, Integer]),
  v.transform(([numerator, denominator]) => odds(numerator, denominator)),
);

const Content = v.object({
  selections: v.array(
    v.object({
      selectionId: v.string(),
      acceptedOdds: Price,
      eventId: v.string(),
      eventName: v.string(),
      eventUrl: v.string(),
      startsAt: v.pipe(
        v.string(),
        v.isoTimestamp(),
        v.transform((text) => new Date(text)),
      ),
      marketName: v.string(),
      selectionName: v.string(),
      selectionType: v.picklist([
        'HOME_MONEYLINE',
        'AWAY_MONEYLINE',
        'DRAW',
        'HOME_SPREAD',
        'AWAY_SPREAD',
        'OVER',
        'UNDER',
        'EXACTLY',
        'YES',
        'NO',
        'OTHER',
      ]),
      side: v.optional(v.picklist(['home', 'away'])),
      points: v.optional(v.number()),
      selectionOrigin: v.optional(v.string()),
      branchChannel: v.optional(v.string()),
      shareId: v.optional(v.string()),
      featuredBetId: v.optional(v.string()),
    }),
  ),
  drafts: v.array(
    v.object({
      draftBetId: v.string(),
      amount: v.optional(Integer),
      field: v.picklist(['BET', 'WIN']),
      amountSource: v.optional(v.picklist(['CASH', 'FREE_BET', 'PROMOTIONAL_CREDIT'])),
      freeBetId: v.optional(v.string()),
      profitBoostId: v.optional(v.string()),
    }),
  ),
  groups: v.optional(
    v.array(v.object({ eventId: v.string(), selectionIds: v.array(v.string()), odds: Price })),
  ),
  teaserPoints: v.optional(v.number()),
  placements: v.optional(v.pipe(v.number(), v.safeInteger())),
});

/** @throws ValiError when the document is not one this code wrote */
export function decodeSlip(owner: string, version: number, content: unknown): Slip {
  return { owner, version, ...v.parse(Content, content) };
}

export function encodeSlip({ selections, drafts, groups, teaserPoints, placements }: Slip): string {
  return JSON.stringify({
    selections: selections.map((one) => ({ ...one, acceptedOdds: pairOf(one.acceptedOdds) })),
    drafts: drafts.map((draft) => ({
      ...draft,
      amount: draft.amount === undefined ? undefined : String(draft.amount),
    })),
    groups: groups?.map((group) => ({ ...group, odds: pairOf(group.odds) })),
    teaserPoints,
    placements,
  });
}

function pairOf({ numerator, denominator }: Odds): [string, string] {
  return [String(numerator), String(denominator)];
}
