/**
 * @generated SignedSource<<2f864d57072ba603a4605d119991d787>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ParticipantType = "INVALID" | "PLAYER" | "TEAM";
import type { FragmentRefs } from "relay-runtime";
export type teamCrest_participant$data = {
  readonly label: string;
  readonly primaryColour: string;
  readonly secondaryColour: string;
  readonly type: ParticipantType;
  readonly " $fragmentType": "teamCrest_participant";
};
export type teamCrest_participant$key = {
  readonly " $data"?: teamCrest_participant$data;
  readonly " $fragmentSpreads": FragmentRefs<"teamCrest_participant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "teamCrest_participant",
  "selections": [
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
      "name": "type",
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
    }
  ],
  "type": "Participant",
  "abstractKey": null
};

(node as any).hash = "cbbb5d551a02f337514bdf6e6fc96f1d";

export default node;
