/**
 * @generated SignedSource<<eb5a2cc6164e401adc33336dcddd0dbf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TeamSide = "AWAY" | "HOME";
import type { FragmentRefs } from "relay-runtime";
export type sportStatistics_statistics$data = {
  readonly __typename: "FootballStatistics";
  readonly ballOn: number | null | undefined;
  readonly downAndDistance: string | null | undefined;
  readonly driveStart: number | null | undefined;
  readonly lastPlay: string | null | undefined;
  readonly lineToGain: number | null | undefined;
  readonly possession: TeamSide | null | undefined;
  readonly redZone: boolean;
  readonly yardLine: string | null | undefined;
  readonly " $fragmentType": "sportStatistics_statistics";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "sportStatistics_statistics";
};
export type sportStatistics_statistics$key = {
  readonly " $data"?: sportStatistics_statistics$data;
  readonly " $fragmentSpreads": FragmentRefs<"sportStatistics_statistics">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "sportStatistics_statistics",
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
  "type": "EventStatistics",
  "abstractKey": "__isEventStatistics"
};

(node as any).hash = "c5a96db102bf4646643bc3a50742d8cf";

export default node;
