/**
 * @generated SignedSource<<935f25db76defffd0645a3c9ea060a93>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TeamSide = "AWAY" | "HOME";
import type { FragmentRefs } from "relay-runtime";
export type liveStrip_event$data = {
  readonly awayParticipant: {
    readonly mediumName: string;
    readonly primaryColour: string;
  };
  readonly homeParticipant: {
    readonly mediumName: string;
    readonly primaryColour: string;
  };
  readonly statistics: {
    readonly __typename: "FootballStatistics";
    readonly ballOn: number | null | undefined;
    readonly downAndDistance: string | null | undefined;
    readonly driveStart: number | null | undefined;
    readonly lastPlay: string | null | undefined;
    readonly lineToGain: number | null | undefined;
    readonly possession: TeamSide | null | undefined;
    readonly redZone: boolean;
    readonly yardLine: string | null | undefined;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
  readonly " $fragmentType": "liveStrip_event";
};
export type liveStrip_event$key = {
  readonly " $data"?: liveStrip_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"liveStrip_event">;
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
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "liveStrip_event",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "ballOn",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "driveStart",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lineToGain",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "possession",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "redZone",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "yardLine",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "downAndDistance",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lastPlay",
              "storageKey": null
            }
          ],
          "type": "FootballStatistics",
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

(node as any).hash = "bcd4bab299402af95e7cc92efbc4612f";

export default node;
