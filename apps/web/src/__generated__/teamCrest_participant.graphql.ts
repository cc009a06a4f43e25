/**
 * @generated SignedSource<<5b930caa193233ec6ee6b665d2c3c545>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ParticipantType = "INVALID" | "PLAYER" | "TEAM";
import type { FragmentRefs } from "relay-runtime";
export type teamCrest_participant$data = {
  readonly headshotUrl: string | null | undefined;
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
      "name": "headshotUrl",
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

(node as any).hash = "aac34f15fdb161f736c482908bbc09e4";

export default node;
