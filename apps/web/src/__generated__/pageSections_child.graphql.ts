/**
 * @generated SignedSource<<c0e2b93dadbe59946e3d1386e93acb05>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventStatus = "CANCELLED" | "FINISHED" | "HIDDEN" | "INVALID" | "IN_PLAY" | "POSTPONED" | "PRE_GAME";
import type { FragmentRefs } from "relay-runtime";
export type pageSections_child$data = {
  readonly hasContent: boolean;
  readonly sections: ReadonlyArray<{
    readonly __typename: "ChipsCarousel";
    readonly chips: {
      readonly " $fragmentSpreads": FragmentRefs<"chipsRow_carousel">;
    } | null | undefined;
    readonly id: string;
  } | {
    readonly __typename: "Drawer";
    readonly autoExpand: boolean;
    readonly cards: ReadonlyArray<{
      readonly __typename: string;
    }>;
    readonly drawer: {
      readonly " $fragmentSpreads": FragmentRefs<"marketDrawer_drawer">;
    } | null | undefined;
    readonly id: string;
  } | {
    readonly __typename: "FeaturedBetsShelf";
    readonly bets: ReadonlyArray<{
      readonly id: string;
    }>;
    readonly featured: {
      readonly " $fragmentSpreads": FragmentRefs<"featuredShelf_shelf">;
    } | null | undefined;
    readonly id: string;
  } | {
    readonly __typename: "MarketplaceShelf";
    readonly cardCount: number;
    readonly cards: ReadonlyArray<{
      readonly __typename: string;
      readonly event: {
        readonly awayParticipant?: {
          readonly id: string;
        };
        readonly homeParticipant?: {
          readonly id: string;
        };
        readonly status: EventStatus;
      };
      readonly id?: string;
    }>;
    readonly day: {
      readonly " $fragmentSpreads": FragmentRefs<"dayShelf_shelf">;
    } | null | undefined;
    readonly id: string;
    readonly kind: string;
    readonly live: {
      readonly " $fragmentSpreads": FragmentRefs<"liveShelf_shelf">;
    } | null | undefined;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  }>;
  readonly " $fragmentType": "pageSections_child";
};
export type pageSections_child$key = {
  readonly " $data"?: pageSections_child$data;
  readonly " $fragmentSpreads": FragmentRefs<"pageSections_child">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "pageSections_child",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasContent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "sections",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": [
            (v1/*:: as any*/),
            {
              "fragment": {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "chipsRow_carousel"
                  }
                ],
                "type": "ChipsCarousel",
                "abstractKey": null
              },
              "kind": "AliasedInlineFragmentSpread",
              "name": "chips"
            }
          ],
          "type": "ChipsCarousel",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": null,
              "kind": "LinkedField",
              "name": "bets",
              "plural": true,
              "selections": (v2/*:: as any*/),
              "storageKey": null
            },
            {
              "fragment": {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "featuredShelf_shelf"
                  }
                ],
                "type": "FeaturedBetsShelf",
                "abstractKey": null
              },
              "kind": "AliasedInlineFragmentSpread",
              "name": "featured"
            }
          ],
          "type": "FeaturedBetsShelf",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cardCount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": null,
              "kind": "LinkedField",
              "name": "cards",
              "plural": true,
              "selections": [
                (v0/*:: as any*/),
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
                    }
                  ],
                  "storageKey": null
                },
                {
                  "kind": "InlineFragment",
                  "selections": [
                    (v1/*:: as any*/),
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
                          "concreteType": "Participant",
                          "kind": "LinkedField",
                          "name": "awayParticipant",
                          "plural": false,
                          "selections": (v2/*:: as any*/),
                          "storageKey": null
                        },
                        {
                          "alias": null,
                          "args": null,
                          "concreteType": "Participant",
                          "kind": "LinkedField",
                          "name": "homeParticipant",
                          "plural": false,
                          "selections": (v2/*:: as any*/),
                          "storageKey": null
                        }
                      ],
                      "storageKey": null
                    }
                  ],
                  "type": "GridMarketCard",
                  "abstractKey": null
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
                    "name": "liveShelf_shelf"
                  }
                ],
                "type": "MarketplaceShelf",
                "abstractKey": null
              },
              "kind": "AliasedInlineFragmentSpread",
              "name": "live"
            },
            {
              "fragment": {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "dayShelf_shelf"
                  }
                ],
                "type": "MarketplaceShelf",
                "abstractKey": null
              },
              "kind": "AliasedInlineFragmentSpread",
              "name": "day"
            }
          ],
          "type": "MarketplaceShelf",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "autoExpand",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": null,
              "kind": "LinkedField",
              "name": "cards",
              "plural": true,
              "selections": [
                (v0/*:: as any*/)
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
                    "name": "marketDrawer_drawer"
                  }
                ],
                "type": "Drawer",
                "abstractKey": null
              },
              "kind": "AliasedInlineFragmentSpread",
              "name": "drawer"
            }
          ],
          "type": "Drawer",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PageChild",
  "abstractKey": null
};
})();

(node as any).hash = "2a2c318a72002643c1b519850f0cd30e";

export default node;
