/**
 * @generated SignedSource<<4371b527d3260dcdc2e00c7817b94528>>
 * @relayHash 464d429d0cd5e08d541a70378cad45cb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a94b6ec6d93c622b2cd9016f1e1c716e52cc85f9c740ba0614dd4742de436b90

import type { ConcreteRequest } from 'relay-runtime';
export type otherLinesQuery$variables = Record<PropertyKey, never>;
export type otherLinesQuery$data = {
  readonly betslip: {
    readonly straight: {
      readonly draftBets: ReadonlyArray<{
        readonly draftLegs: ReadonlyArray<{
          readonly buyPointOptions: ReadonlyArray<{
            readonly marketSelectionId: string;
            readonly odds: {
              readonly denominatorLong: string;
              readonly numeratorLong: string;
            } | null | undefined;
            readonly points: {
              readonly formattedPoints: string;
            } | null | undefined;
          }>;
          readonly marketSelection: {
            readonly id: string;
          };
        }>;
      }>;
    };
    readonly version: number;
  };
};
export type otherLinesQuery = {
  response: otherLinesQuery$data;
  variables: otherLinesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "MarketSelection",
  "kind": "LinkedField",
  "name": "marketSelection",
  "plural": false,
  "selections": [
    (v1/*:: as any*/)
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "BuyPointOption",
  "kind": "LinkedField",
  "name": "buyPointOptions",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "marketSelectionId",
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
          "name": "formattedPoints",
          "storageKey": null
        }
      ],
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
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "otherLinesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Betslip",
        "kind": "LinkedField",
        "name": "betslip",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "StraightBetslip",
            "kind": "LinkedField",
            "name": "straight",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "DraftBet",
                "kind": "LinkedField",
                "name": "draftBets",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "DraftLeg",
                    "kind": "LinkedField",
                    "name": "draftLegs",
                    "plural": true,
                    "selections": [
                      (v2/*:: as any*/),
                      (v3/*:: as any*/)
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
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "otherLinesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Betslip",
        "kind": "LinkedField",
        "name": "betslip",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "StraightBetslip",
            "kind": "LinkedField",
            "name": "straight",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "DraftBet",
                "kind": "LinkedField",
                "name": "draftBets",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "DraftLeg",
                    "kind": "LinkedField",
                    "name": "draftLegs",
                    "plural": true,
                    "selections": [
                      (v2/*:: as any*/),
                      (v3/*:: as any*/),
                      (v1/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v1/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a94b6ec6d93c622b2cd9016f1e1c716e52cc85f9c740ba0614dd4742de436b90",
    "metadata": {},
    "name": "otherLinesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ab773bb22dca279961a89543bc2dcabb";

export default node;
