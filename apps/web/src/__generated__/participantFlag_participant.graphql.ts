/**
 * @generated SignedSource<<4a91352e88cbbe6d172f0e9015f97bc2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type participantFlag_participant$data = {
  readonly countryName: string | null | undefined;
  readonly countryUrl: string | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "participantFlag_participant";
};
export type participantFlag_participant$key = {
  readonly " $data"?: participantFlag_participant$data;
  readonly " $fragmentSpreads": FragmentRefs<"participantFlag_participant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "participantFlag_participant",
  "selections": [
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
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "Participant",
  "abstractKey": null
};

(node as any).hash = "75271d6956ad5c9af2c63291b459f5df";

export default node;
