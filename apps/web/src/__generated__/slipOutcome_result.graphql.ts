/**
 * @generated SignedSource<<d50eaf6416b94ed98db2054e781e6d08>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type slipOutcome_result$data = {
  readonly __typename: "BetslipMutationError";
  readonly code: string;
  readonly message: string;
  readonly " $fragmentType": "slipOutcome_result";
} | {
  readonly __typename: "BetslipPayload";
  readonly betslip: {
    readonly version: number;
    readonly " $fragmentSpreads": FragmentRefs<"slipData_betslip">;
  };
  readonly " $fragmentType": "slipOutcome_result";
} | {
  readonly __typename: "InvalidInputError";
  readonly code: string;
  readonly message: string;
  readonly " $fragmentType": "slipOutcome_result";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "slipOutcome_result";
};
export type slipOutcome_result$key = {
  readonly " $data"?: slipOutcome_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"slipOutcome_result">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "code",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "slipOutcome_result",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "__typename",
      "storageKey": null
    },
    {
      "kind": "InlineFragment",
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
              "kind": "ScalarField",
              "name": "version",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "slipData_betslip"
            }
          ],
          "storageKey": null
        }
      ],
      "type": "BetslipPayload",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": (v0/*:: as any*/),
      "type": "BetslipMutationError",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": (v0/*:: as any*/),
      "type": "InvalidInputError",
      "abstractKey": null
    }
  ],
  "type": "BetslipResult",
  "abstractKey": "__isBetslipResult"
};
})();

(node as any).hash = "08553aa5e117ef9118337d0ae72d3e3e";

export default node;
