/**
 * @generated SignedSource<<4cc190d80ccd9ae0ce7a76345cee0ea9>>
 * @relayHash 632e1449737ef550cde9b24b148b637d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cea76d9898ad554d2271fb2b7e1705c271684e219a4d203c16657a62f0308ac0

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
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "MarketSelection",
  "kind": "LinkedField",
  "name": "marketSelection",
  "plural": false,
  "selections": [
    (v0/*:: as any*/)
  ],
  "storageKey": null
},
v2 = {
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
                      (v1/*:: as any*/),
                      (v2/*:: as any*/)
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
                      (v1/*:: as any*/),
                      (v2/*:: as any*/),
                      (v0/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v0/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "cea76d9898ad554d2271fb2b7e1705c271684e219a4d203c16657a62f0308ac0",
    "metadata": {},
    "name": "otherLinesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d7f249846c4a2b66865c005ef60bad80";

export default node;
