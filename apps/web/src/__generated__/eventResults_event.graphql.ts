/**
 * @generated SignedSource<<d5d480b972b5bd900487a4766ab8ee68>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type eventResults_event$data = {
  readonly canonicalUrl: string;
  readonly statistics: {
    readonly awayScore: number;
    readonly homeScore: number;
  };
  readonly " $fragmentType": "eventResults_event";
};
export type eventResults_event$key = {
  readonly " $data"?: eventResults_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"eventResults_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "eventResults_event",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canonicalUrl",
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
          "name": "homeScore",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "awayScore",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StandardEvent",
  "abstractKey": null
};

(node as any).hash = "bebf6d392d85e2fc4b82508709e1a647";

export default node;
