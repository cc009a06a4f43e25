/**
 * @generated SignedSource<<22a338cf2f4ec464ea44365b0cd85b1e>>
 * @relayHash 330e89f44b4a9195907d4ddf4d2925ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e4cb7bff53e19a31f4e57f41b86d2c6c51aba99f869cdabab3c1b5980afff5d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SelectionStatus = "CLOSED" | "FINISHED" | "HIDDEN" | "INVALID" | "OPEN";
export type consumeBetShareQuery$variables = {
  shareBetId: string;
};
export type consumeBetShareQuery$data = {
  readonly sharedBet: {
    readonly legs: ReadonlyArray<{
      readonly marketSelection: {
        readonly isDisabled: boolean;
        readonly odds: {
          readonly denominatorLong: string;
          readonly numeratorLong: string;
        } | null | undefined;
        readonly status: SelectionStatus;
      } | null | undefined;
      readonly marketSelectionId: string;
      readonly " $fragmentSpreads": FragmentRefs<"sharedLegRow_leg">;
    }>;
  } | null | undefined;
};
export type consumeBetShareQuery = {
  response: consumeBetShareQuery$data;
  variables: consumeBetShareQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "shareBetId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "shareBetId",
    "variableName": "shareBetId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "marketSelectionId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isDisabled",
  "storageKey": null
},
v5 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "consumeBetShareQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SharedBet",
        "kind": "LinkedField",
        "name": "sharedBet",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SharedBetLeg",
            "kind": "LinkedField",
            "name": "legs",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "MarketSelection",
                "kind": "LinkedField",
                "name": "marketSelection",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "sharedLegRow_leg"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "consumeBetShareQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SharedBet",
        "kind": "LinkedField",
        "name": "sharedBet",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SharedBetLeg",
            "kind": "LinkedField",
            "name": "legs",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "MarketSelection",
                "kind": "LinkedField",
                "name": "marketSelection",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  }
                ],
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
                "name": "marketName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "eventName",
                "storageKey": null
              },
              (v5/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "1e4cb7bff53e19a31f4e57f41b86d2c6c51aba99f869cdabab3c1b5980afff5d",
    "metadata": {},
    "name": "consumeBetShareQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ab02f787fe6d0561ff3b39d3607ee45c";

export default node;
