/**
 * @generated SignedSource<<3b9f9a3595de6ed807b8cf103cf3b7b1>>
 * @relayHash 41924c0b7e6ce0138a21d46db6d20eb3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 260f66fb452d57a5e10fb0720e626de95c77c1402a70c2f107d200139f3e296b

import type { ConcreteRequest } from 'relay-runtime';
export type MarketStatus = "CLOSED" | "OPEN" | "SETTLED" | "SUSPENDED";
export type SelectionStatus = "CLOSED" | "FINISHED" | "HIDDEN" | "INVALID" | "OPEN";
export type pageSubscriptionsMarketsSubscription$variables = {
  canonicalPath: string;
};
export type pageSubscriptionsMarketsSubscription$data = {
  readonly marketUpdated: {
    readonly markets: ReadonlyArray<{
      readonly id: string;
      readonly isMain: boolean;
      readonly name: string;
      readonly selections: ReadonlyArray<{
        readonly id: string;
        readonly isDisabled: boolean;
        readonly name: {
          readonly cleanName: string;
          readonly fullName: string;
          readonly minimalName: string;
        };
        readonly odds: {
          readonly denominatorLong: string;
          readonly numeratorLong: string;
        } | null | undefined;
        readonly points: {
          readonly decimalPoints: number;
          readonly formattedPoints: string;
        } | null | undefined;
        readonly status: SelectionStatus;
        readonly type: string;
      }>;
      readonly sequence: number;
      readonly status: MarketStatus;
      readonly type: string;
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
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v5 = [
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
            "name": "name",
            "storageKey": null
          },
          (v4/*:: as any*/),
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
              (v4/*:: as any*/),
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
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Points",
                "kind": "LinkedField",
                "name": "points",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "decimalPoints",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "formattedPoints",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "SelectionName",
                "kind": "LinkedField",
                "name": "name",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "minimalName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "cleanName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "fullName",
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
    "selections": (v5/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "pageSubscriptionsMarketsSubscription",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "id": "260f66fb452d57a5e10fb0720e626de95c77c1402a70c2f107d200139f3e296b",
    "metadata": {},
    "name": "pageSubscriptionsMarketsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "9f166deb274a61160587ac4409b3b99a";

export default node;
