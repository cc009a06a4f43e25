/**
 * @generated SignedSource<<b88f3a19afcd8694ebff16741dd8a524>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BetOutcome = "DEAD_HEAT" | "INVALID" | "LOSS" | "PENDING" | "PUSH" | "UNAVAILABLE" | "VOID" | "WIN";
export type BetStatus = "CASHED_OUT" | "OPEN" | "SETTLED";
export type BetType = "INVALID" | "PARLAY" | "PARLAY_PLUS" | "ROUND_ROBIN" | "STRAIGHT" | "TEASER";
export type EventStatus = "CANCELLED" | "FINISHED" | "HIDDEN" | "INVALID" | "IN_PLAY" | "POSTPONED" | "PRE_GAME";
import type { FragmentRefs } from "relay-runtime";
export type ticketLegs_bet$data = {
  readonly groups: ReadonlyArray<{
    readonly number: number;
    readonly odds: {
      readonly denominatorLong: string;
      readonly numeratorLong: string;
    };
  }>;
  readonly legs: ReadonlyArray<{
    readonly event: {
      readonly statistics: {
        readonly isInPlay: boolean;
      };
      readonly status: EventStatus;
    } | null | undefined;
    readonly eventName: string;
    readonly group: number | null | undefined;
    readonly id: string;
    readonly outcome: BetOutcome;
    readonly progress: {
      readonly id: string;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ticketLeg_leg">;
  }>;
  readonly status: BetStatus;
  readonly type: BetType;
  readonly " $fragmentType": "ticketLegs_bet";
};
export type ticketLegs_bet$key = {
  readonly " $data"?: ticketLegs_bet$data;
  readonly " $fragmentSpreads": FragmentRefs<"ticketLegs_bet">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ticketLegs_bet",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "BetGroup",
      "kind": "LinkedField",
      "name": "groups",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Odds",
          "kind": "LinkedField",
          "name": "odds",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "numeratorLong",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "denominatorLong",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BetLeg",
      "kind": "LinkedField",
      "name": "legs",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "group",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "eventName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "outcome",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MarketProgress",
          "kind": "LinkedField",
          "name": "progress",
          "plural": false,
          "selections": [
            (v1/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "StandardEvent",
          "kind": "LinkedField",
          "name": "event",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": null,
              "kind": "LinkedField",
              "name": "statistics",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isInPlay",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ticketLeg_leg"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Bet",
  "abstractKey": null
};
})();

(node as any).hash = "d4649a1b937f51cb5e972296da3b5991";

export default node;
