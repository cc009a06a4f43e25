/**
 * @generated SignedSource<<94fdbbafaf18baae6ddb6419e34560e2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type draftBetRow_draftBet$data = {
  readonly draftLegs: ReadonlyArray<{
    readonly id: string;
    readonly marketSelection: {
      readonly id: string;
      readonly name: {
        readonly defaultName: string;
      };
    };
    readonly " $fragmentSpreads": FragmentRefs<"draftLegLine_leg">;
  }>;
  readonly id: string;
  readonly " $fragmentType": "draftBetRow_draftBet";
};
export type draftBetRow_draftBet$key = {
  readonly " $data"?: draftBetRow_draftBet$data;
  readonly " $fragmentSpreads": FragmentRefs<"draftBetRow_draftBet">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "draftBetRow_draftBet",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "DraftLeg",
      "kind": "LinkedField",
      "name": "draftLegs",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "MarketSelection",
          "kind": "LinkedField",
          "name": "marketSelection",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "draftLegLine_leg"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DraftBet",
  "abstractKey": null
};
})();

(node as any).hash = "5415a8020dbb36dbf4b32835684496b1";

export default node;
