/**
 * @generated SignedSource<<dc9603f5bd2cfeeaf2482b30337f5257>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type winProbability_event$data = {
  readonly awayParticipant: {
    readonly mediumName: string;
    readonly primaryColour: string;
    readonly secondaryColour: string;
  };
  readonly homeParticipant: {
    readonly mediumName: string;
    readonly primaryColour: string;
    readonly secondaryColour: string;
  };
  readonly winProbability: ReadonlyArray<{
    readonly elapsed: number;
    readonly home: number;
  }>;
  readonly " $fragmentType": "winProbability_event";
};
export type winProbability_event$key = {
  readonly " $data"?: winProbability_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"winProbability_event">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "mediumName",
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "winProbability_event",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Participant",
      "kind": "LinkedField",
      "name": "awayParticipant",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Participant",
      "kind": "LinkedField",
      "name": "homeParticipant",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WinProbabilityPoint",
      "kind": "LinkedField",
      "name": "winProbability",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "elapsed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "home",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StandardEvent",
  "abstractKey": null
};
})();

(node as any).hash = "99807643f7eabb19c42ca773e4a828e6";

export default node;
