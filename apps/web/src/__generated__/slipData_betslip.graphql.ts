/**
 * @generated SignedSource<<751d1b20314ed886cd4c67f4a737a322>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type slipData_betslip$data = {
  readonly id: string;
  readonly marketSelections: ReadonlyArray<{
    readonly id: string;
    readonly name: {
      readonly defaultName: string;
    };
  }>;
  readonly numberOfSelections: number;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"slipBar_betslip" | "slipContent_betslip">;
  readonly " $fragmentType": "slipData_betslip";
};
export type slipData_betslip$key = {
  readonly " $data"?: slipData_betslip$data;
  readonly " $fragmentSpreads": FragmentRefs<"slipData_betslip">;
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
  "name": "slipData_betslip",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "numberOfSelections",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MarketSelection",
      "kind": "LinkedField",
      "name": "marketSelections",
      "plural": true,
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
      "name": "slipContent_betslip"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "slipBar_betslip"
    }
  ],
  "type": "Betslip",
  "abstractKey": null
};
})();

(node as any).hash = "cd6535c3b57743a2e75f148643ce5c4c";

export default node;
