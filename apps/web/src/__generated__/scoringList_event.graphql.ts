/**
 * @generated SignedSource<<211071c8a02e2a9dba37f7fa172eff02>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TeamSide = "AWAY" | "HOME";
import type { FragmentRefs } from "relay-runtime";
export type scoringList_event$data = {
  readonly awayParticipant: {
    readonly label: string;
    readonly mediumName: string;
  };
  readonly homeParticipant: {
    readonly label: string;
    readonly mediumName: string;
  };
  readonly statistics: {
    readonly awayScore: number;
    readonly homeScore: number;
    readonly scoring?: ReadonlyArray<{
      readonly awayScore: number;
      readonly homeScore: number;
      readonly player: string;
      readonly side: TeamSide | null | undefined;
      readonly what: string;
      readonly when: string;
    }>;
  };
  readonly " $fragmentType": "scoringList_event";
};
export type scoringList_event$key = {
  readonly " $data"?: scoringList_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"scoringList_event">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
    "name": "mediumName",
    "storageKey": null
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "awayScore",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "homeScore",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ScoringPlay",
    "kind": "LinkedField",
    "name": "scoring",
    "plural": true,
    "selections": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "player",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "side",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "what",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "when",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "scoringList_event",
  "selections": [
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
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": (v3/*:: as any*/),
          "type": "FootballStatistics",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v3/*:: as any*/),
          "type": "HockeyStatistics",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StandardEvent",
  "abstractKey": null
};
})();

(node as any).hash = "859a7c5c6616769ccd90c73027782277";

export default node;
