/**
 * @generated SignedSource<<f9ac9b6e2df745494259c0f530d4849f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MarketStatus = "CLOSED" | "OPEN" | "SETTLED" | "SUSPENDED";
export type PriceState = "FIRST_AWAITED" | "NEW_AWAITED" | "PRESENT";
export type Suspension = "DATA_AWAITED" | "HOUSE" | "ODDS_IN_THE_MAKING" | "ODDS_UNSETTLED" | "PLAY_UNDER_WAY" | "POSTPONED" | "START_OVERDUE";
import type { FragmentRefs } from "relay-runtime";
export type marketDrawer_drawer$data = {
  readonly cards: ReadonlyArray<{
    readonly __typename: string;
    readonly event: {
      readonly priceState: PriceState;
      readonly suspension: Suspension | null | undefined;
    };
    readonly featuredTitle: string | null | undefined;
    readonly id: string;
    readonly labels?: ReadonlyArray<string>;
    readonly markets: ReadonlyArray<{
      readonly family: string;
      readonly id: string;
      readonly status: MarketStatus;
      readonly suspension: Suspension | null | undefined;
      readonly type: string;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"marketCard_card">;
  }>;
  readonly id: string;
  readonly title: string;
  readonly " $fragmentType": "marketDrawer_drawer";
};
export type marketDrawer_drawer$key = {
  readonly " $data"?: marketDrawer_drawer$data;
  readonly " $fragmentSpreads": FragmentRefs<"marketDrawer_drawer">;
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
  "name": "suspension",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "labels",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "marketDrawer_drawer",
  "selections": [
    (v0/*:: as any*/),
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
      "concreteType": null,
      "kind": "LinkedField",
      "name": "cards",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "featuredTitle",
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
              "name": "priceState",
              "storageKey": null
            },
            (v1/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Market",
          "kind": "LinkedField",
          "name": "markets",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            },
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "family",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "type",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v2/*:: as any*/),
          "type": "CompactMultipleMarketCard",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v2/*:: as any*/),
          "type": "ParticipantAlignedMarketCard",
          "abstractKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "marketCard_card"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Drawer",
  "abstractKey": null
};
})();

(node as any).hash = "a89f31d922082ddafae2af968f300449";

export default node;
