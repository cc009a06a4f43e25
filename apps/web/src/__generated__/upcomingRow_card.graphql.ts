/**
 * @generated SignedSource<<03fb1cafa4717d3ab9fd98c2233fb7dc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventStatus = "CANCELLED" | "FINISHED" | "HIDDEN" | "INVALID" | "IN_PLAY" | "POSTPONED" | "PRE_GAME";
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
    readonly sport: {
      readonly slug: string;
    };
    readonly startTime: string;
    readonly status: EventStatus;
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

(node as any).hash = "bff690ed94dbfff37508359ad825c74b";

export default node;
