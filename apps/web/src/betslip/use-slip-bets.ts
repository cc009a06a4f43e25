import { graphql, useFragment } from 'react-relay/hooks';
import { readInlineData } from 'relay-runtime';
import type { draftData_draftBet$key } from '../__generated__/draftData_draftBet.graphql.ts';
import type { draftData_legs$key } from '../__generated__/draftData_legs.graphql.ts';
import type { useSlipBets_betslip$key } from '../__generated__/useSlipBets_betslip.graphql.ts';
import { draftData, draftLegs } from './draft-data.ts';
import type { DraftData } from './draft-shape.ts';
import type { SlipError } from './slip-errors.ts';
import type { SlipTab } from './slip-tab.ts';

/** The bets of one tab, as the rules of the slip read them. */
export interface TabBets {
  readonly drafts: readonly DraftData[];
  readonly errors: readonly SlipError[];
  /** Of the teaser. */
  readonly teaserPoints?: number | undefined;
}

export interface SlipBets {
  /** What keeps its owner from betting at all. */
  readonly errors: readonly SlipError[];
  readonly tabs: Readonly<Record<SlipTab, TabBets>>;
  /** Belongs to the Parlay tab. Why there can be none stands in its drawer, and keeps nothing else from being placed. */
  readonly roundRobin: TabBets;
}

/** Every draft bet of the slip. */
export function useSlipBets(key: useSlipBets_betslip$key): SlipBets {
  const slip = useFragment(
    graphql`
      fragment useSlipBets_betslip on Betslip {
        errors {
          ...slipErrors_error @relay(mask: false)
        }
        straight {
          errors {
            ...slipErrors_error @relay(mask: false)
          }
          draftBets {
            ...draftData_draftBet
            ...draftData_legs
          }
        }
        parlay {
          errors {
            ...slipErrors_error @relay(mask: false)
          }
          draftBets {
            ...draftData_draftBet
            ...draftData_legs
          }
        }
        roundRobin {
          errors {
            ...slipErrors_error @relay(mask: false)
          }
          draftBets {
            ...draftData_draftBet
          }
        }
        teaser {
          errors {
            ...slipErrors_error @relay(mask: false)
          }
          draftBets {
            teaserPoints {
              decimalPoints
            }
            draftBet {
              ...draftData_draftBet
              ...draftData_legs
            }
          }
        }
      }
    `,
    key,
  );
  const straights = read(slip.straight.draftBets);
  const teaser = slip.teaser.draftBets;
  return {
    errors: slip.errors,
    tabs: {
      STRAIGHT: { drafts: straights, errors: slip.straight.errors },
      PARLAY: { drafts: read(slip.parlay.draftBets), errors: slip.parlay.errors },
      TEASER: {
        drafts: read(teaser.map(({ draftBet }) => draftBet)),
        errors: slip.teaser.errors,
        teaserPoints: teaser[0]?.teaserPoints.decimalPoints,
      },
    },
    roundRobin: {
      drafts: slip.roundRobin.draftBets.map((bet) => ({
        ...readInlineData<draftData_draftBet$key>(draftData, bet),
        maximumBetAmount: null,
        draftLegEventGroupings: [],
        draftLegs: straights.flatMap(({ draftLegs: legs }) => legs),
      })),
      errors: slip.roundRobin.errors,
    },
  };
}

function read(keys: readonly (draftData_draftBet$key & draftData_legs$key)[]): readonly DraftData[] {
  return keys.map((key) => ({
    ...readInlineData<draftData_draftBet$key>(draftData, key),
    ...readInlineData<draftData_legs$key>(draftLegs, key),
  }));
}
