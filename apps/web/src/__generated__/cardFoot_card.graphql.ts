/**
 * @generated SignedSource<<036e95637b6c66fe815f5c9d295251af>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MarketCardTag = "IN_PLAY" | "PARLAY_PLUS" | "QUICK_BET";
import type { FragmentRefs } from "relay-runtime";
export type cardFoot_card$data = {
  readonly attributes: {
    readonly tags: ReadonlyArray<MarketCardTag>;
  };
  readonly deepLink: {
    readonly webUrl: string;
  };
  readonly event: {
    readonly marketCount: number;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"watchMark_event">;
  };
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
      "concreteType": "MarketCardAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tags",
          "storageKey": null
        }
      ],
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

(node as any).hash = "bb6119ed3b34f9d28fcf55407cbaaf10";

export default node;
