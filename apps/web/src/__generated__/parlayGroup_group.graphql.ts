/**
 * @generated SignedSource<<eb5cc8f05185e81d30869050970e2ede>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type parlayGroup_group$data = {
  readonly acceptedOdds: {
    readonly denominatorLong: string;
    readonly numeratorLong: string;
  } | null | undefined;
  readonly draftLegs: ReadonlyArray<{
    readonly event: {
      readonly " $fragmentSpreads": FragmentRefs<"legEvent_event">;
    } | null | undefined;
    readonly id: string;
    readonly marketSelection: {
      readonly id: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"draftLegLine_leg">;
  }>;
  readonly eventName: string;
  readonly odds: {
    readonly denominatorLong: string;
    readonly numeratorLong: string;
  } | null | undefined;
  readonly startsAt: string;
  readonly " $fragmentType": "parlayGroup_group";
};
export type parlayGroup_group$key = {
  readonly " $data"?: parlayGroup_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"parlayGroup_group">;
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
],
v1 = {
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
  "name": "parlayGroup_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "eventName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Odds",
      "kind": "LinkedField",
      "name": "odds",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Odds",
      "kind": "LinkedField",
      "name": "acceptedOdds",
      "plural": false,
      "selections": (v0/*:: as any*/),
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
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "MarketSelection",
          "kind": "LinkedField",
          "name": "marketSelection",
          "plural": false,
          "selections": [
            (v1/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "StandardEvent",
          "kind": "LinkedField",
          "name": "event",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "legEvent_event"
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
  "type": "DraftLegEventGrouping",
  "abstractKey": null
};
})();

(node as any).hash = "7ca9d95e31fb5f8adc1071a9295fb2ae";

export default node;
