/**
 * @generated SignedSource<<724d667b1de7afd9552845ec356475a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventStatus = "CANCELLED" | "FINISHED" | "HIDDEN" | "INVALID" | "IN_PLAY" | "POSTPONED" | "PRE_GAME";
export type PriceState = "FIRST_AWAITED" | "NEW_AWAITED" | "PRESENT";
export type Suspension = "DATA_AWAITED" | "HOUSE" | "ODDS_IN_THE_MAKING" | "ODDS_UNSETTLED" | "PLAY_UNDER_WAY" | "POSTPONED" | "START_OVERDUE";
import type { FragmentRefs } from "relay-runtime";
export type upcomingRow_card$data = {
  readonly deepLink: {
    readonly webUrl: string;
  };
  readonly event: {
    readonly awayParticipant: {
      readonly mediumName: string;
    };
    readonly homeParticipant: {
      readonly mediumName: string;
    };
    readonly marketCount: number;
    readonly name: string;
    readonly playOff: {
      readonly series: string | null | undefined;
      readonly shortSeries: string | null | undefined;
    } | null | undefined;
    readonly priceState: PriceState;
    readonly sport: {
      readonly slug: string;
    };
    readonly startTime: string;
    readonly status: EventStatus;
    readonly suspension: Suspension | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"teamLine_event">;
  };
  readonly featuredTitle: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"cardPrices_card" | "propsPlace_card">;
  readonly " $fragmentType": "upcomingRow_card";
};
export type upcomingRow_card$key = {
  readonly " $data"?: upcomingRow_card$data;
  readonly " $fragmentSpreads": FragmentRefs<"upcomingRow_card">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "mediumName",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "upcomingRow_card",
  "selections": [
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
          "name": "status",
          "storageKey": null
        },
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
          "kind": "ScalarField",
          "name": "marketCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "priceState",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "suspension",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PlayOff",
          "kind": "LinkedField",
          "name": "playOff",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "series",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "shortSeries",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Sport",
          "kind": "LinkedField",
          "name": "sport",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "slug",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Participant",
          "kind": "LinkedField",
          "name": "awayParticipant",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Participant",
          "kind": "LinkedField",
          "name": "homeParticipant",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "teamLine_event"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "cardPrices_card"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "propsPlace_card"
    }
  ],
  "type": "GridMarketCard",
  "abstractKey": null
};
})();

(node as any).hash = "b6b98f7350acc3a1a417b226a262c850";

export default node;
