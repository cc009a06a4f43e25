/**
 * @generated SignedSource<<751aa7d97ef158ccce4d6ee461b1553b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventStatus = "CANCELLED" | "FINISHED" | "HIDDEN" | "INVALID" | "IN_PLAY" | "POSTPONED" | "PRE_GAME";
import type { FragmentRefs } from "relay-runtime";
export type eventGroupHead_group$data = {
  readonly deepLink: {
    readonly webUrl: string;
  };
  readonly draftBets: ReadonlyArray<{
    readonly draftLegs: ReadonlyArray<{
      readonly event: {
        readonly awayParticipant: {
          readonly mediumName: string;
        };
        readonly canonicalUrl: string;
        readonly hasField: boolean;
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
          };
          readonly awayScore: number;
          readonly home: {
            readonly score: string;
          };
          readonly homeScore: number;
          readonly isInPlay: boolean;
          readonly progress: string;
        };
        readonly status: EventStatus;
        readonly " $fragmentSpreads": FragmentRefs<"eventMoment_event">;
      } | null | undefined;
    }>;
  }>;
  readonly eventName: string;
  readonly startsAt: string;
  readonly " $fragmentType": "eventGroupHead_group";
};
export type eventGroupHead_group$key = {
  readonly " $data"?: eventGroupHead_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"eventGroupHead_group">;
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
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "eventGroupHead_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "eventName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startsAt",
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
      "concreteType": "DraftBet",
      "kind": "LinkedField",
      "name": "draftBets",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "DraftLeg",
          "kind": "LinkedField",
          "name": "draftLegs",
          "plural": true,
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
                  "kind": "ScalarField",
                  "name": "canonicalUrl",
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
                  "name": "name",
                  "storageKey": null
                },
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
                  "name": "eventMoment_event"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DraftBetEventGrouping",
  "abstractKey": null
};
})();

(node as any).hash = "d824af189ba19dc59f9604affbfc340a";

export default node;
