/**
 * @generated SignedSource<<d05c6ec00d55bbd8fd7758ec6fb38610>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventStatus = "CANCELLED" | "FINISHED" | "HIDDEN" | "INVALID" | "IN_PLAY" | "POSTPONED" | "PRE_GAME";
import type { FragmentRefs } from "relay-runtime";
export type marketCard_card$data = {
  readonly __typename: string;
  readonly aligned: {
    readonly " $fragmentSpreads": FragmentRefs<"alignedCard_card">;
  } | null | undefined;
  readonly boost: {
    readonly id: string;
  } | null | undefined;
  readonly compact: {
    readonly " $fragmentSpreads": FragmentRefs<"compactCard_card">;
  } | null | undefined;
  readonly event: {
    readonly startTime: string;
    readonly statistics: {
      readonly awayScore: number;
      readonly homeScore: number;
      readonly isInPlay: boolean;
      readonly progress: string;
    };
    readonly status: EventStatus;
  };
  readonly grid: {
    readonly " $fragmentSpreads": FragmentRefs<"gridCard_card">;
  } | null | undefined;
  readonly lines: {
    readonly " $fragmentSpreads": FragmentRefs<"lineSelectorCard_card">;
  } | null | undefined;
  readonly list: {
    readonly " $fragmentSpreads": FragmentRefs<"listCard_card">;
  } | null | undefined;
  readonly markets: ReadonlyArray<{
    readonly id: string;
    readonly sequence: number;
  }>;
  readonly multiple: {
    readonly " $fragmentSpreads": FragmentRefs<"multipleCard_card">;
  } | null | undefined;
  readonly statistics: {
    readonly " $fragmentSpreads": FragmentRefs<"statisticsCard_card">;
  } | null | undefined;
  readonly table: {
    readonly " $fragmentSpreads": FragmentRefs<"tableCard_card">;
  } | null | undefined;
  readonly threeWay: {
    readonly " $fragmentSpreads": FragmentRefs<"threeWayCard_card">;
  } | null | undefined;
  readonly tiles: {
    readonly " $fragmentSpreads": FragmentRefs<"tiledListCard_card">;
  } | null | undefined;
  readonly " $fragmentType": "marketCard_card";
};
export type marketCard_card$key = {
  readonly " $data"?: marketCard_card$data;
  readonly " $fragmentSpreads": FragmentRefs<"marketCard_card">;
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
  "name": "marketCard_card",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "__typename",
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
          "name": "sequence",
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
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startTime",
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
              "name": "isInPlay",
              "storageKey": null
            },
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "progress",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "gridCard_card"
          }
        ],
        "type": "GridMarketCard",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "grid"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "lineSelectorCard_card"
          }
        ],
        "type": "LineSelectorMarketCard",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "lines"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "threeWayCard_card"
          }
        ],
        "type": "ThreeWayMoneylineMarketCard",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "threeWay"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "tiledListCard_card"
          }
        ],
        "type": "TiledListMarketCard",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "tiles"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "listCard_card"
          }
        ],
        "type": "ListMarketCard",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "list"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "alignedCard_card"
          }
        ],
        "type": "ParticipantAlignedMarketCard",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "aligned"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "compactCard_card"
          }
        ],
        "type": "CompactMultipleMarketCard",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "compact"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "multipleCard_card"
          }
        ],
        "type": "MultipleMarketCard",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "multiple"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "statisticsCard_card"
          }
        ],
        "type": "EventStatisticsMarketCard",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "statistics"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "tableCard_card"
          }
        ],
        "type": "TableMarketCard",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "table"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          (v0/*:: as any*/)
        ],
        "type": "OddsBoostMarketCard",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "boost"
    }
  ],
  "type": "MarketCard",
  "abstractKey": "__isMarketCard"
};
})();

(node as any).hash = "18aabce1c1ec040858bec365fcccd8c4";

export default node;
