/**
 * @generated SignedSource<<386dbe2bd398045585e5474be4a24d75>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Trend = "DOWN" | "UP";
import type { FragmentRefs } from "relay-runtime";
export type betHead_draftBet$data = {
  readonly boostedTotalOdds: {
    readonly denominatorLong: string;
    readonly numeratorLong: string;
  } | null | undefined;
  readonly totalOdds: {
    readonly denominatorLong: string;
    readonly numeratorLong: string;
  } | null | undefined;
  readonly totalOddsTrend: Trend | null | undefined;
  readonly " $fragmentType": "betHead_draftBet";
};
export type betHead_draftBet$key = {
  readonly " $data"?: betHead_draftBet$data;
  readonly " $fragmentSpreads": FragmentRefs<"betHead_draftBet">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "betHead_draftBet",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Odds",
      "kind": "LinkedField",
      "name": "totalOdds",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Odds",
      "kind": "LinkedField",
      "name": "boostedTotalOdds",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalOddsTrend",
      "storageKey": null
    }
  ],
  "type": "DraftBet",
  "abstractKey": null
};
})();

(node as any).hash = "b8adf4136cf8735d71d56e8f9ed67bdd";

export default node;
