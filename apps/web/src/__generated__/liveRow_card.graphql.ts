/**
 * @generated SignedSource<<d05bba5a1b7ac41997234ed114e14f56>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventStatus = "CANCELLED" | "FINISHED" | "HIDDEN" | "INVALID" | "IN_PLAY" | "POSTPONED" | "PRE_GAME";
import type { FragmentRefs } from "relay-runtime";
export type liveRow_card$data = {
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
    readonly name: string;
    readonly sport: {
      readonly slug: string;
    };
    readonly startTime: string;
    readonly statistics: {
      readonly away: {
        readonly score: string;
        readonly segmentScore: number | null | undefined;
      };
      readonly awayScore: number;
      readonly home: {
        readonly score: string;
        readonly segmentScore: number | null | undefined;
      };
      readonly homeScore: number;
      readonly isInPlay: boolean;
      readonly progress: string;
    };
    readonly status: EventStatus;
    readonly " $fragmentSpreads": FragmentRefs<"situationLine_event" | "sportDrawing_event" | "teamLine_event">;
  };
  readonly featuredTitle: string | null | undefined;
  readonly markets: ReadonlyArray<{
    readonly type: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"cardFoot_card" | "cardPrices_card" | "propsPlace_card">;
  readonly " $fragmentType": "liveRow_card";
};
export type liveRow_card$key = {
  readonly " $data"?: liveRow_card$data;
  readonly " $fragmentSpreads": FragmentRefs<"liveRow_card">;
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
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "score",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "segmentScore",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "liveRow_card",
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
          "alias": null,
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "statistics",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "homeScore",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "awayScore",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isInPlay",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "progress",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "SideStatistics",
              "kind": "LinkedField",
              "name": "away",
              "plural": false,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "SideStatistics",
              "kind": "LinkedField",
              "name": "home",
              "plural": false,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "situationLine_event"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "teamLine_event"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "sportDrawing_event"
        }
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "cardFoot_card"
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

(node as any).hash = "b7bf2b985a5de1e6fb71c585b633e4c0";

export default node;
