/**
 * @generated SignedSource<<ace94aa87a5284579eed14aff00620c6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PageType = "COMPETITION" | "EVENT" | "FAN_HUB" | "HOME" | "LIVE" | "PARLAY";
import type { FragmentRefs } from "relay-runtime";
export type pageTitle_page$data = {
  readonly header: {
    readonly animationUrl: string;
    readonly imageUrl: string;
  } | null | undefined;
  readonly parlayLoungeAssets: {
    readonly description: string;
    readonly title: string;
  } | null | undefined;
  readonly title: string;
  readonly type: PageType;
  readonly " $fragmentType": "pageTitle_page";
};
export type pageTitle_page$key = {
  readonly " $data"?: pageTitle_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"pageTitle_page">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "pageTitle_page",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "PageHeader",
      "kind": "LinkedField",
      "name": "header",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "imageUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "animationUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ParlayLoungeAssets",
      "kind": "LinkedField",
      "name": "parlayLoungeAssets",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Page",
  "abstractKey": null
};
})();

(node as any).hash = "180668bcc32328756e9e086e010b96d0";

export default node;
