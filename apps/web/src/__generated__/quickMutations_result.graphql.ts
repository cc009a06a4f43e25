/**
 * @generated SignedSource<<0626197b6876caeafbc533276f5ff34c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type quickMutations_result$data = {
  readonly __typename: "BetslipMutationError";
  readonly code: string;
  readonly message: string;
  readonly " $fragmentType": "quickMutations_result";
} | {
  readonly __typename: "InvalidInputError";
  readonly code: string;
  readonly message: string;
  readonly " $fragmentType": "quickMutations_result";
} | {
  readonly __typename: "QuickBetslipPayload";
  readonly quickBetslip: {
    readonly " $fragmentSpreads": FragmentRefs<"quickSlip_betslip">;
  };
  readonly " $fragmentType": "quickMutations_result";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "quickMutations_result";
};
export type quickMutations_result$key = {
  readonly " $data"?: quickMutations_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"quickMutations_result">;
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
  "name": "quickMutations_result",
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
          "concreteType": "QuickBetslip",
          "kind": "LinkedField",
          "name": "quickBetslip",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "quickSlip_betslip"
            }
          ],
          "storageKey": null
        }
      ],
      "type": "QuickBetslipPayload",
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
  "type": "QuickBetslipResult",
  "abstractKey": "__isQuickBetslipResult"
};
})();

(node as any).hash = "ce5af0843a5fb1338d3dde29e6347399";

export default node;
