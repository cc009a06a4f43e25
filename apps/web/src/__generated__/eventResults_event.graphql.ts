/**
 * @generated SignedSource<<e32f08750e0701a17ae35d2879621798>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type eventResults_event$data = {
  readonly canonicalUrl: string;
  readonly competition: {
    readonly canonicalUrl: string;
    readonly name: string;
  };
  readonly sequence: number;
  readonly " $fragmentType": "eventResults_event";
};
export type eventResults_event$key = {
  readonly " $data"?: eventResults_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"eventResults_event">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "canonicalUrl",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "eventResults_event",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Competition",
      "kind": "LinkedField",
      "name": "competition",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sequence",
      "storageKey": null
    }
  ],
  "type": "StandardEvent",
  "abstractKey": null
};
})();

(node as any).hash = "6baecf295001dd825eb3b32c6449540c";

export default node;
