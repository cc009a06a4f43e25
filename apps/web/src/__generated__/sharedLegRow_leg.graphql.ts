/**
 * @generated SignedSource<<aa6bc3a30f69bbd2afec50aaf1c63302>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SelectionStatus = "CLOSED" | "FINISHED" | "HIDDEN" | "INVALID" | "OPEN";
import type { FragmentRefs } from "relay-runtime";
export type sharedLegRow_leg$data = {
  readonly eventName: string;
  readonly marketName: string;
  readonly marketSelection: {
    readonly isDisabled: boolean;
    readonly odds: {
      readonly denominatorLong: string;
      readonly numeratorLong: string;
    } | null | undefined;
    readonly status: SelectionStatus;
  } | null | undefined;
  readonly odds: {
    readonly denominatorLong: string;
    readonly numeratorLong: string;
  } | null | undefined;
  readonly selectionName: string;
  readonly " $fragmentType": "sharedLegRow_leg";
};
export type sharedLegRow_leg$key = {
  readonly " $data"?: sharedLegRow_leg$data;
  readonly " $fragmentSpreads": FragmentRefs<"sharedLegRow_leg">;
};

const node: ReaderFragment = (function(){
var v0 = {
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
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "sharedLegRow_leg",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "selectionName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "marketName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "eventName",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDisabled",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "SharedBetLeg",
  "abstractKey": null
};
})();

(node as any).hash = "5ef68bbdf0093a4c051e3922d6e7e5f1";

export default node;
