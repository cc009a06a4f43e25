/**
 * @generated SignedSource<<6cd416e37bb4320fcff92f2fe6bc3e2d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LiveStreamStatus = "LIVE" | "SCHEDULED";
import type { FragmentRefs } from "relay-runtime";
export type watchMark_event$data = {
  readonly eventLiveStream: {
    readonly dmas: ReadonlyArray<string>;
    readonly status: LiveStreamStatus;
  } | null | undefined;
  readonly " $fragmentType": "watchMark_event";
};
export type watchMark_event$key = {
  readonly " $data"?: watchMark_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"watchMark_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "watchMark_event",
  "selections": [
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

(node as any).hash = "61bb17b0dcc571ed863a66823c11e673";

export default node;
