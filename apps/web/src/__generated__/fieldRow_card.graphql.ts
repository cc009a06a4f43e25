/**
 * @generated SignedSource<<0be401987187aa4e648694282fb827bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type fieldRow_card$data = {
  readonly deepLink: {
    readonly webUrl: string;
  };
  readonly event: {
    readonly marketCount: number;
    readonly name: string;
    readonly statistics: {
      readonly situation: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"eventMoment_event">;
  };
  readonly " $fragmentType": "fieldRow_card";
};
export type fieldRow_card$key = {
  readonly " $data"?: fieldRow_card$data;
  readonly " $fragmentSpreads": FragmentRefs<"fieldRow_card">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "fieldRow_card",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DeepLink",
      "kind": "LinkedField",
      "name": "deepLink",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "webUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StandardEvent",
      "kind": "LinkedField",
      "name": "event",
      "plural": false,
      "selections": [
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
          "name": "marketCount",
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
              "name": "situation",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "eventMoment_event"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TableMarketCard",
  "abstractKey": null
};

(node as any).hash = "e8ab2eb4b93329be08be1a120d9ab1bd";

export default node;
