/**
 * @generated SignedSource<<6a7615e76111a303a86bb4f6991497e2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TeamSide = "AWAY" | "HOME";
import type { FragmentRefs } from "relay-runtime";
export type sportStatistics_scoring$data = {
  readonly scoring?: ReadonlyArray<{
    readonly awayScore: number;
    readonly homeScore: number;
    readonly player: string;
    readonly side: TeamSide | null | undefined;
    readonly what: string;
    readonly when: string;
  }>;
  readonly " $fragmentType": "sportStatistics_scoring";
};
export type sportStatistics_scoring$key = {
  readonly " $data"?: sportStatistics_scoring$data;
  readonly " $fragmentSpreads": FragmentRefs<"sportStatistics_scoring">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ScoringPlay",
    "kind": "LinkedField",
    "name": "scoring",
    "plural": true,
    "selections": [
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
        "name": "homeScore",
        "storageKey": null
      },
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
  "name": "sportStatistics_scoring",
  "selections": [
    {
      "kind": "InlineFragment",
      "selections": (v0/*:: as any*/),
      "type": "FootballStatistics",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": (v0/*:: as any*/),
      "type": "HockeyStatistics",
      "abstractKey": null
    }
  ],
  "type": "EventStatistics",
  "abstractKey": "__isEventStatistics"
};
})();

(node as any).hash = "898ce5ccb5e296c56bc3949c8a9a15bf";

export default node;
