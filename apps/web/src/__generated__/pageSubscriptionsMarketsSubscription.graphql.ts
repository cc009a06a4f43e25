/**
 * @generated SignedSource<<f3cd829217bc8f4ffdf18c370d17f97e>>
 * @relayHash 774b43a8a8023e0f82e94eda8ce9e10f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 50c88810c852ca3e9a51cb9ab06731ae882d137af5fc0f46bff09b5bc223c872

import type { ConcreteRequest } from 'relay-runtime';
export type MarketStatus = "CLOSED" | "OPEN" | "SETTLED" | "SUSPENDED";
export type SelectionStatus = "CLOSED" | "FINISHED" | "HIDDEN" | "INVALID" | "OPEN";
export type Suspension = "DATA_AWAITED" | "HOUSE" | "ODDS_IN_THE_MAKING" | "ODDS_UNSETTLED" | "PLAY_UNDER_WAY" | "POSTPONED" | "START_OVERDUE";
export type pageSubscriptionsMarketsSubscription$variables = {
  canonicalPath: string;
};
export type pageSubscriptionsMarketsSubscription$data = {
  readonly marketUpdated: {
    readonly markets: ReadonlyArray<{
      readonly id: string;
      readonly isMain: boolean;
      readonly selections: ReadonlyArray<{
        readonly id: string;
        readonly isDisabled: boolean;
        readonly odds: {
          readonly denominatorLong: string;
          readonly numeratorLong: string;
        } | null | undefined;
        readonly status: SelectionStatus;
      }>;
      readonly sequence: number;
      readonly status: MarketStatus;
      readonly suspension: Suspension | null | undefined;
    }>;
    readonly sequence: number;
  };
};
export type pageSubscriptionsMarketsSubscription = {
  response: pageSubscriptionsMarketsSubscription$data;
  variables: pageSubscriptionsMarketsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "canonicalPath"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sequence",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "canonicalPath",
        "variableName": "canonicalPath"
      }
    ],
    "concreteType": "MarketsUpdate",
    "kind": "LinkedField",
    "name": "marketUpdated",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Market",
        "kind": "LinkedField",
        "name": "markets",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v1/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "suspension",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isMain",
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
              (v3/*:: as any*/),
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
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "pageSubscriptionsMarketsSubscription",
    "selections": (v4/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "pageSubscriptionsMarketsSubscription",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "50c88810c852ca3e9a51cb9ab06731ae882d137af5fc0f46bff09b5bc223c872",
    "metadata": {},
    "name": "pageSubscriptionsMarketsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "6074689981cb818fe55e8a8becc01ae1";

export default node;
