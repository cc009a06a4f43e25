/**
 * @generated SignedSource<<08f8c85a3fdb1f48736d692fb08e12d0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type straightTab_straight$data = {
  readonly draftBetEventGroupings: ReadonlyArray<{
    readonly draftBets: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"draftBetRow_draftBet">;
    }>;
    readonly eventId: string;
    readonly eventName: string;
    readonly " $fragmentSpreads": FragmentRefs<"eventGroupHead_group">;
  }>;
  readonly " $fragmentType": "straightTab_straight";
};
export type straightTab_straight$key = {
  readonly " $data"?: straightTab_straight$data;
  readonly " $fragmentSpreads": FragmentRefs<"straightTab_straight">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "straightTab_straight",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DraftBetEventGrouping",
      "kind": "LinkedField",
      "name": "draftBetEventGroupings",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "eventId",
          "storageKey": null
        },
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
          "concreteType": "DraftBet",
          "kind": "LinkedField",
          "name": "draftBets",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "draftBetRow_draftBet"
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "eventGroupHead_group"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StraightBetslip",
  "abstractKey": null
};

(node as any).hash = "ddc5d734abeeafb98a9667cb9964a3b1";

export default node;
