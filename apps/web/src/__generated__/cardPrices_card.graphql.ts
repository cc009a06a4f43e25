/**
 * @generated SignedSource<<ce85411892f7884614148dde1cc52277>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type cardPrices_card$data = {
  readonly event: {
    readonly awayParticipant: {
      readonly label: string;
      readonly mediumName: string;
    };
    readonly homeParticipant: {
      readonly label: string;
      readonly mediumName: string;
    };
    readonly sport: {
      readonly slug: string;
    };
  };
  readonly markets: ReadonlyArray<{
    readonly type: string;
    readonly " $fragmentSpreads": FragmentRefs<"gridOdds_markets" | "threeWayPrices_markets">;
  }>;
  readonly " $fragmentType": "cardPrices_card";
};
export type cardPrices_card$key = {
  readonly " $data"?: cardPrices_card$data;
  readonly " $fragmentSpreads": FragmentRefs<"cardPrices_card">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "cardPrices_card",
  "selections": [
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "gridOdds_markets"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "threeWayPrices_markets"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GridMarketCard",
  "abstractKey": null
};
})();

(node as any).hash = "a08de4c8b2b51dc2ff91fc1c9c42b48c";

export default node;
