/**
 * @generated SignedSource<<8f755920c7ca4602c7a68a309b4c3ca0>>
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

(node as any).hash = "3f8a6109596ba2355d2f205c8c86dea2";

export default node;
