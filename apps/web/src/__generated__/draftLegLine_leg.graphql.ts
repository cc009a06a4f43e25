/**
 * @generated SignedSource<<50eed46d95c1894566fdae52befec0be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PriceState = "FIRST_AWAITED" | "NEW_AWAITED" | "PRESENT";
export type SelectionStatus = "CLOSED" | "FINISHED" | "HIDDEN" | "INVALID" | "OPEN";
export type Suspension = "DATA_AWAITED" | "HOUSE" | "ODDS_IN_THE_MAKING" | "ODDS_UNSETTLED" | "PLAY_UNDER_WAY" | "POSTPONED" | "START_OVERDUE";
import type { FragmentRefs } from "relay-runtime";
export type draftLegLine_leg$data = {
  readonly acceptedOdds: {
    readonly denominatorLong: string;
    readonly numeratorLong: string;
  };
  readonly event: {
    readonly priceState: PriceState;
    readonly sport: {
      readonly slug: string;
    };
    readonly suspension: Suspension | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"legEvent_event">;
  } | null | undefined;
  readonly eventName: string;
  readonly lineInPlace: {
    readonly " $fragmentSpreads": FragmentRefs<"lineInPlace_selection">;
  } | null | undefined;
  readonly marketName: string;
  readonly marketSelection: {
    readonly id: string;
    readonly isDisabled: boolean;
    readonly odds: {
      readonly denominatorLong: string;
      readonly numeratorLong: string;
    } | null | undefined;
    readonly participant: {
      readonly " $fragmentSpreads": FragmentRefs<"teamCrest_participant">;
    } | null | undefined;
    readonly points: {
      readonly formattedPoints: string;
    } | null | undefined;
    readonly status: SelectionStatus;
    readonly suspension: Suspension | null | undefined;
  };
  readonly marketStartAt: string;
  readonly selectionName: string;
  readonly teasedPoints: {
    readonly formattedPoints: string;
  } | null | undefined;
  readonly " $fragmentType": "draftLegLine_leg";
};
export type draftLegLine_leg$key = {
  readonly " $data"?: draftLegLine_leg$data;
  readonly " $fragmentSpreads": FragmentRefs<"draftLegLine_leg">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "formattedPoints",
    "storageKey": null
  }
],
v1 = [
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
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "suspension",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "draftLegLine_leg",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "marketName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "selectionName",
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
      "name": "marketStartAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Points",
      "kind": "LinkedField",
      "name": "teasedPoints",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MarketSelection",
      "kind": "LinkedField",
      "name": "lineInPlace",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "lineInPlace_selection"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Odds",
      "kind": "LinkedField",
      "name": "acceptedOdds",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MarketSelection",
      "kind": "LinkedField",
      "name": "marketSelection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDisabled",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Points",
          "kind": "LinkedField",
          "name": "points",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Odds",
          "kind": "LinkedField",
          "name": "odds",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Participant",
          "kind": "LinkedField",
          "name": "participant",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "teamCrest_participant"
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
      "concreteType": "StandardEvent",
      "kind": "LinkedField",
      "name": "event",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "priceState",
          "storageKey": null
        },
        (v2/*:: as any*/),
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "legEvent_event"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DraftLeg",
  "abstractKey": null
};
})();

(node as any).hash = "4feee64b308d9250de53a954b7a1c4f8";

export default node;
