/**
 * @generated SignedSource<<77f33e17bdd342ef9173dd820c4e8cd0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type cardFoot_card$data = {
  readonly deepLink: {
    readonly webUrl: string;
  };
  readonly event: {
    readonly marketCount: number;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"watchMark_event">;
  };
  readonly tags: ReadonlyArray<string>;
  readonly " $fragmentType": "cardFoot_card";
};
export type cardFoot_card$key = {
  readonly " $data"?: cardFoot_card$data;
  readonly " $fragmentSpreads": FragmentRefs<"cardFoot_card">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "cardFoot_card",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tags",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DeepLink",
      "kind": "LinkedField",
      "name": "deepLink",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "webUrl",
          "storageKey": null
        }
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "marketCount",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "watchMark_event"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GridMarketCard",
  "abstractKey": null
};

(node as any).hash = "a0643bd922085df44cda8573ba94aa52";

export default node;
