/**
 * @generated SignedSource<<790e5dc838a805f185a3465e4eaebbab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LiveStreamStatus = "LIVE" | "SCHEDULED";
import type { FragmentRefs } from "relay-runtime";
export type watchPanel_event$data = {
  readonly eventLiveStream: {
    readonly dmas: ReadonlyArray<string>;
    readonly status: LiveStreamStatus;
  } | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "watchPanel_event";
};
export type watchPanel_event$key = {
  readonly " $data"?: watchPanel_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"watchPanel_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "watchPanel_event",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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
      "concreteType": "EventLiveStream",
      "kind": "LinkedField",
      "name": "eventLiveStream",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dmas",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StandardEvent",
  "abstractKey": null
};

(node as any).hash = "1701dcde5bb93d6a9b52a56fe0b5a4d4";

export default node;
