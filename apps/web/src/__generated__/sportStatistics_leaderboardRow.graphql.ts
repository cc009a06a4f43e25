/**
 * @generated SignedSource<<e75e5ba85835cfa8fa9313cef8711fb6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type sportStatistics_leaderboardRow$data = {
  readonly countryName: string | null | undefined;
  readonly countryUrl: string | null | undefined;
  readonly name: string;
  readonly place: string;
  readonly player: number;
  readonly team: string;
  readonly values: ReadonlyArray<string>;
  readonly " $fragmentType": "sportStatistics_leaderboardRow";
};
export type sportStatistics_leaderboardRow$key = {
  readonly " $data"?: sportStatistics_leaderboardRow$data;
  readonly " $fragmentSpreads": FragmentRefs<"sportStatistics_leaderboardRow">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "sportStatistics_leaderboardRow",
  "selections": [
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "countryName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "countryUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "team",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "place",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "values",
      "storageKey": null
    }
  ],
  "type": "LeaderboardRow",
  "abstractKey": null
};

(node as any).hash = "92e582f8695205536735a907f35c51a6";

export default node;
