/**
 * @generated SignedSource<<bdde7803438884bbfa8ac9d20652a675>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type pageFilter_filter$data = {
  readonly clearLink: {
    readonly webUrl: string;
  };
  readonly id: string;
  readonly label: string;
  readonly options: ReadonlyArray<{
    readonly deepLink: {
      readonly webUrl: string;
    };
    readonly id: string;
    readonly label: string;
  }>;
  readonly selectedFilterId: string | null | undefined;
  readonly " $fragmentType": "pageFilter_filter";
};
export type pageFilter_filter$key = {
  readonly " $data"?: pageFilter_filter$data;
  readonly " $fragmentSpreads": FragmentRefs<"pageFilter_filter">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "webUrl",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "pageFilter_filter",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "selectedFilterId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DeepLink",
      "kind": "LinkedField",
      "name": "clearLink",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PageFilterOption",
      "kind": "LinkedField",
      "name": "options",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "DeepLink",
          "kind": "LinkedField",
          "name": "deepLink",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PageFilter",
  "abstractKey": null
};
})();

(node as any).hash = "8d6a71317b735a92931a5e81c4355dcd";

export default node;
