/**
 * @generated SignedSource<<8faded082d02a54517d6da7d0f275f25>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SelectionStatus = "CLOSED" | "FINISHED" | "HIDDEN" | "INVALID" | "OPEN";
import type { FragmentRefs } from "relay-runtime";
export type alignedCard_card$data = {
  readonly event: {
    readonly awayParticipant: {
      readonly id: string;
      readonly label: string;
      readonly mediumName: string;
      readonly primaryColour: string;
      readonly secondaryColour: string;
      readonly " $fragmentSpreads": FragmentRefs<"teamCrest_participant">;
    };
    readonly homeParticipant: {
      readonly id: string;
      readonly label: string;
      readonly mediumName: string;
      readonly primaryColour: string;
      readonly secondaryColour: string;
      readonly " $fragmentSpreads": FragmentRefs<"teamCrest_participant">;
    };
    readonly sport: {
      readonly slug: string;
    };
  };
  readonly labels: ReadonlyArray<string>;
  readonly markets: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly selections: ReadonlyArray<{
      readonly id: string;
      readonly name: {
        readonly defaultName: string;
      };
      readonly participant: {
        readonly id: string;
      } | null | undefined;
      readonly status: SelectionStatus;
      readonly " $fragmentSpreads": FragmentRefs<"selectionButton_selection">;
    }>;
  }>;
  readonly " $fragmentType": "alignedCard_card";
};
export type alignedCard_card$key = {
  readonly " $data"?: alignedCard_card$data;
  readonly " $fragmentSpreads": FragmentRefs<"alignedCard_card">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/),
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
  },
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "teamCrest_participant"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "alignedCard_card",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "labels",
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
          "concreteType": "Sport",
          "kind": "LinkedField",
          "name": "sport",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "slug",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Participant",
          "kind": "LinkedField",
          "name": "awayParticipant",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Participant",
          "kind": "LinkedField",
          "name": "homeParticipant",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Market",
      "kind": "LinkedField",
      "name": "markets",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
          "concreteType": "MarketSelection",
          "kind": "LinkedField",
          "name": "selections",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "SelectionName",
              "kind": "LinkedField",
              "name": "name",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "defaultName",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Participant",
              "kind": "LinkedField",
              "name": "participant",
              "plural": false,
              "selections": [
                (v0/*:: as any*/)
              ],
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "selectionButton_selection"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ParticipantAlignedMarketCard",
  "abstractKey": null
};
})();

(node as any).hash = "0145a2cf98058a34ebe3215748692f0c";

export default node;
