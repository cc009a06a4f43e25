/**
 * @generated SignedSource<<e25f02c96c3cf410b8ac7f3f005f9759>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type tableCard_card$data = {
  readonly event: {
    readonly statistics: {
      readonly homeScore: number;
      readonly isInPlay: boolean;
    };
  };
  readonly featuredTitle: string | null | undefined;
  readonly headers: ReadonlyArray<string>;
  readonly id: string;
  readonly rowHeader: string;
  readonly rows: ReadonlyArray<{
    readonly id: string;
    readonly place: string | null | undefined;
    readonly statisticAccrued: {
      readonly accrued: number;
    } | null | undefined;
    readonly team: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"tableRow_row">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"fieldRow_card" | "leadersWithoutBets_card" | "likeliestFirst_card">;
  readonly " $fragmentType": "tableCard_card";
};
export type tableCard_card$key = {
  readonly " $data"?: tableCard_card$data;
  readonly " $fragmentSpreads": FragmentRefs<"tableCard_card">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "tableCard_card",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "featuredTitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "headers",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rowHeader",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TableRow",
      "kind": "LinkedField",
      "name": "rows",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "team",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "place",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "StatisticAccrued",
          "kind": "LinkedField",
          "name": "statisticAccrued",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "accrued",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "tableRow_row"
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
              "name": "isInPlay",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "fieldRow_card"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "leadersWithoutBets_card"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "likeliestFirst_card"
    }
  ],
  "type": "TableMarketCard",
  "abstractKey": null
};
})();

(node as any).hash = "7264e110431b7afba1b66cd3ec8fcd91";

export default node;
