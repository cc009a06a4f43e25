/**
 * @generated SignedSource<<b56209564f2e245da196ad54d0adcc1a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type statisticsCard_card$data = {
  readonly event: {
    readonly awayParticipant: {
      readonly mediumName: string;
      readonly primaryColour: string;
      readonly secondaryColour: string;
      readonly " $fragmentSpreads": FragmentRefs<"teamCrest_participant">;
    };
    readonly homeParticipant: {
      readonly mediumName: string;
      readonly primaryColour: string;
      readonly secondaryColour: string;
      readonly " $fragmentSpreads": FragmentRefs<"teamCrest_participant">;
    };
    readonly sport: {
      readonly slug: string;
    };
    readonly statistics: {
      readonly counts: ReadonlyArray<{
        readonly away: number;
        readonly home: number;
        readonly title: string;
      }>;
    };
  };
  readonly " $fragmentType": "statisticsCard_card";
};
export type statisticsCard_card$key = {
  readonly " $data"?: statisticsCard_card$data;
  readonly " $fragmentSpreads": FragmentRefs<"statisticsCard_card">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "mediumName",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "primaryColour",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "secondaryColour",
    "storageKey": null
  },
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "teamCrest_participant"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "statisticsCard_card",
  "selections": [
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
          "concreteType": null,
          "kind": "LinkedField",
          "name": "statistics",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "SideCount",
              "kind": "LinkedField",
              "name": "counts",
              "plural": true,
              "selections": [
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
                  "name": "away",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "home",
                  "storageKey": null
                }
              ],
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "EventStatisticsMarketCard",
  "abstractKey": null
};
})();

(node as any).hash = "692a702f4a0dba8d81497dd864806506";

export default node;
