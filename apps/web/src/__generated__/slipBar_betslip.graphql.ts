/**
 * @generated SignedSource<<ef855dd3b4c0acb992014499addbb9db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type slipBar_betslip$data = {
  readonly straight: {
    readonly draftBets: ReadonlyArray<{
      readonly draftLegs: ReadonlyArray<{
        readonly marketSelection: {
          readonly name: {
            readonly defaultName: string;
          };
        };
      }>;
      readonly totalOdds: {
        readonly denominatorLong: string;
        readonly numeratorLong: string;
      } | null | undefined;
    }>;
    readonly totalBetAmount: {
      readonly amountLong: string;
    };
    readonly totalPotentialReturnAmount: {
      readonly amountLong: string;
    };
  };
  readonly " $fragmentType": "slipBar_betslip";
};
export type slipBar_betslip$key = {
  readonly " $data"?: slipBar_betslip$data;
  readonly " $fragmentSpreads": FragmentRefs<"slipBar_betslip">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amountLong",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "slipBar_betslip",
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
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "totalBetAmount",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "totalPotentialReturnAmount",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
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
              "concreteType": "Odds",
              "kind": "LinkedField",
              "name": "totalOdds",
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
              "concreteType": "DraftLeg",
              "kind": "LinkedField",
              "name": "draftLegs",
              "plural": true,
              "selections": [
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
                      "concreteType": "SelectionName",
                      "kind": "LinkedField",
                      "name": "name",
                      "plural": false,
                      "selections": [
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "defaultName",
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
      ],
      "storageKey": null
    }
  ],
  "type": "Betslip",
  "abstractKey": null
};
})();

(node as any).hash = "72b0f7801875d90f008ecf11822ab4dd";

export default node;
