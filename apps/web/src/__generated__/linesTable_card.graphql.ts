/**
 * @generated SignedSource<<5acb94f6b7ee1fb6981b553f28cc7c6f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventStatus = "CANCELLED" | "FINISHED" | "HIDDEN" | "INVALID" | "IN_PLAY" | "POSTPONED" | "PRE_GAME";
export type PriceState = "FIRST_AWAITED" | "NEW_AWAITED" | "PRESENT";
export type SelectionStatus = "CLOSED" | "FINISHED" | "HIDDEN" | "INVALID" | "OPEN";
import type { FragmentRefs } from "relay-runtime";
export type linesTable_card$data = {
  readonly event: {
    readonly awayParticipant: {
      readonly label: string;
      readonly mediumName: string;
      readonly primaryColour: string;
      readonly secondaryColour: string;
      readonly " $fragmentSpreads": FragmentRefs<"teamCrest_participant">;
    };
    readonly homeParticipant: {
      readonly label: string;
      readonly mediumName: string;
      readonly primaryColour: string;
      readonly secondaryColour: string;
      readonly " $fragmentSpreads": FragmentRefs<"teamCrest_participant">;
    };
    readonly priceState: PriceState;
    readonly sport: {
      readonly slug: string;
    };
    readonly statistics: {
      readonly isInPlay: boolean;
    };
    readonly status: EventStatus;
  };
  readonly markets: ReadonlyArray<{
    readonly classification: string;
    readonly selections: ReadonlyArray<{
      readonly status: SelectionStatus;
      readonly type: string;
    }>;
    readonly type: string;
    readonly " $fragmentSpreads": FragmentRefs<"gridOdds_markets" | "threeWayPrices_markets">;
  }>;
  readonly " $fragmentType": "linesTable_card";
};
export type linesTable_card$key = {
  readonly " $data"?: linesTable_card$data;
  readonly " $fragmentSpreads": FragmentRefs<"linesTable_card">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "label",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "mediumName",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "primaryColour",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "secondaryColour",
    "storageKey": null
  },
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "teamCrest_participant"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "linesTable_card",
  "selections": [
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
          "kind": "ScalarField",
          "name": "priceState",
          "storageKey": null
        },
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Sport",
          "kind": "LinkedField",
          "name": "sport",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "slug",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Participant",
          "kind": "LinkedField",
          "name": "awayParticipant",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Participant",
          "kind": "LinkedField",
          "name": "homeParticipant",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Market",
      "kind": "LinkedField",
      "name": "markets",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "classification",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MarketSelection",
          "kind": "LinkedField",
          "name": "selections",
          "plural": true,
          "selections": [
            (v2/*:: as any*/),
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "gridOdds_markets"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "threeWayPrices_markets"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GridMarketCard",
  "abstractKey": null
};
})();

(node as any).hash = "a92d9625fa641f2285e8176d92f8c986";

export default node;
