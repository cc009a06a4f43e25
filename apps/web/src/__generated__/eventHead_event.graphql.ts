/**
 * @generated SignedSource<<d3e3e7408e42890f8541ad0ee9ece6bc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type eventHead_event$data = {
  readonly competition: {
    readonly canonicalUrl: string;
    readonly name: string;
  };
  readonly name: string;
  readonly startTime: string;
  readonly " $fragmentSpreads": FragmentRefs<"boardDrawings_event" | "foldedHead_event" | "scoreLine_event">;
  readonly " $fragmentType": "eventHead_event";
};
export type eventHead_event$key = {
  readonly " $data"?: eventHead_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"eventHead_event">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "eventHead_event",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Competition",
      "kind": "LinkedField",
      "name": "competition",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "canonicalUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "scoreLine_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "foldedHead_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "boardDrawings_event"
    }
  ],
  "type": "StandardEvent",
  "abstractKey": null
};
})();

(node as any).hash = "34b39f32bf924d796a12d5c7dacc6557";

export default node;
