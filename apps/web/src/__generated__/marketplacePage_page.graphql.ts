/**
 * @generated SignedSource<<25a40d74df33903a7be220752f2d6d4d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventStatus = "CANCELLED" | "FINISHED" | "HIDDEN" | "INVALID" | "IN_PLAY" | "POSTPONED" | "PRE_GAME";
export type PageType = "COMPETITION" | "EVENT" | "FAN_HUB" | "HOME" | "LIVE" | "PARLAY";
import type { FragmentRefs } from "relay-runtime";
export type marketplacePage_page$data = {
  readonly defaultChild: {
    readonly id: string;
  } | null | undefined;
  readonly description: string | null | undefined;
  readonly event: {
    readonly hasField: boolean;
    readonly status: EventStatus;
    readonly " $fragmentSpreads": FragmentRefs<"eventHead_event" | "eventResults_event" | "eventWithoutBets_event">;
  } | null | undefined;
  readonly id: string;
  readonly pageChildren: ReadonlyArray<{
    readonly deepLink: {
      readonly canonicalUrl: string;
      readonly webUrl: string;
    };
    readonly filter: {
      readonly " $fragmentSpreads": FragmentRefs<"pageFilter_filter">;
    } | null | undefined;
    readonly hasContent: boolean;
    readonly id: string;
    readonly isComing: boolean;
    readonly label: string;
    readonly " $fragmentSpreads": FragmentRefs<"pageSections_child">;
  }>;
  readonly title: string;
  readonly type: PageType;
  readonly " $fragmentSpreads": FragmentRefs<"pageTitle_page">;
  readonly " $fragmentType": "marketplacePage_page";
};
export type marketplacePage_page$key = {
  readonly " $data"?: marketplacePage_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"marketplacePage_page">;
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
  "name": "marketplacePage_page",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "pageTitle_page"
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
          "name": "hasField",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "eventHead_event"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "eventWithoutBets_event"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "eventResults_event"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PageChild",
      "kind": "LinkedField",
      "name": "defaultChild",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PageChild",
      "kind": "LinkedField",
      "name": "pageChildren",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasContent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isComing",
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
            },
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
          "alias": null,
          "args": null,
          "concreteType": "PageFilter",
          "kind": "LinkedField",
          "name": "filter",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "pageFilter_filter"
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "pageSections_child"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Page",
  "abstractKey": null
};
})();

(node as any).hash = "5820d5c12672df3a0fc77df8035f1166";

export default node;
