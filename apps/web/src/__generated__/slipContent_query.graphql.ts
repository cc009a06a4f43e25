/**
 * @generated SignedSource<<5ec4de8b3b9dcb49c09c2cb7ed9915ba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type slipContent_query$data = {
  readonly account: {
    readonly balances: {
      readonly playableBalance: {
        readonly amountLong: string;
      };
    };
  } | null | undefined;
  readonly betslip: {
    readonly " $fragmentSpreads": FragmentRefs<"slipContent_betslip">;
  };
  readonly " $fragmentType": "slipContent_query";
};
export type slipContent_query$key = {
  readonly " $data"?: slipContent_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"slipContent_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "slipContent_query",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "slipContent_betslip"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Account",
      "kind": "LinkedField",
      "name": "account",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Balances",
          "kind": "LinkedField",
          "name": "balances",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "playableBalance",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "amountLong",
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
};

(node as any).hash = "dd8026bfd873bfb50cd8d64cbf876a67";

export default node;
