/**
 * @generated SignedSource<<e273b1813d2d490fc6110d5b6e2febd2>>
 * @relayHash f282109366304dfbb34c92645d20710e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7cb878ef1d86fc1f6e2121242a0c044eaedc06c139ea06c45cd2abf07910a773

import type { ConcreteRequest } from 'relay-runtime';
export type MarketStatus = "CLOSED" | "OPEN" | "SETTLED" | "SUSPENDED";
export type SelectionStatus = "CLOSED" | "FINISHED" | "HIDDEN" | "INVALID" | "OPEN";
export type pageSubscriptionsChildrenSubscription$variables = {
  canonicalPath: string;
};
export type pageSubscriptionsChildrenSubscription$data = {
  readonly pageChildrenUpdated: {
    readonly page: {
      readonly defaultChild: {
        readonly id: string;
      } | null | undefined;
      readonly id: string;
      readonly pageChildren: ReadonlyArray<{
        readonly deepLink: {
          readonly canonicalUrl: string;
          readonly webUrl: string;
        };
        readonly hasContent: boolean;
        readonly id: string;
        readonly label: string;
        readonly sections: ReadonlyArray<{
          readonly __typename: "ChipsCarousel";
          readonly chips: ReadonlyArray<{
            readonly deepLink: {
              readonly webUrl: string;
            };
            readonly icon: string;
            readonly id: string;
            readonly label: string;
          }>;
          readonly id: string;
        } | {
          readonly __typename: "Drawer";
          readonly autoExpand: boolean;
          readonly cards: ReadonlyArray<{
            readonly __typename: string;
            readonly id: string;
            readonly markets: ReadonlyArray<{
              readonly id: string;
              readonly isMain: boolean;
              readonly selections: ReadonlyArray<{
                readonly id: string;
                readonly isDisabled: boolean;
                readonly odds: {
                  readonly denominatorLong: string;
                  readonly numeratorLong: string;
                } | null | undefined;
                readonly status: SelectionStatus;
              }>;
              readonly sequence: number;
              readonly status: MarketStatus;
            }>;
          }>;
          readonly id: string;
          readonly title: string;
        } | {
          readonly __typename: "MarketplaceShelf";
          readonly cards: ReadonlyArray<{
            readonly __typename: string;
            readonly id: string;
            readonly markets: ReadonlyArray<{
              readonly id: string;
              readonly isMain: boolean;
              readonly selections: ReadonlyArray<{
                readonly id: string;
                readonly isDisabled: boolean;
                readonly odds: {
                  readonly denominatorLong: string;
                  readonly numeratorLong: string;
                } | null | undefined;
                readonly status: SelectionStatus;
              }>;
              readonly sequence: number;
              readonly status: MarketStatus;
            }>;
          }>;
          readonly id: string;
          readonly kind: string;
          readonly title: string;
        } | {
          // This will never be '%other', but we need some
          // value in case none of the concrete values match.
          readonly __typename: "%other";
        }>;
      }>;
    };
    readonly sequence: number;
  };
};
export type pageSubscriptionsChildrenSubscription = {
  response: pageSubscriptionsChildrenSubscription$data;
  variables: pageSubscriptionsChildrenSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "canonicalPath"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "canonicalPath",
    "variableName": "canonicalPath"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sequence",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = [
  (v3/*:: as any*/)
],
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "PageChild",
  "kind": "LinkedField",
  "name": "defaultChild",
  "plural": false,
  "selections": (v4/*:: as any*/),
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasContent",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "webUrl",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "DeepLink",
  "kind": "LinkedField",
  "name": "deepLink",
  "plural": false,
  "selections": [
    (v8/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canonicalUrl",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v11 = {
  "kind": "InlineFragment",
  "selections": [
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Chip",
      "kind": "LinkedField",
      "name": "chips",
      "plural": true,
      "selections": [
        (v3/*:: as any*/),
        (v6/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "icon",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "DeepLink",
          "kind": "LinkedField",
          "name": "deepLink",
          "plural": false,
          "selections": [
            (v8/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ChipsCarousel",
  "abstractKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "concreteType": null,
  "kind": "LinkedField",
  "name": "cards",
  "plural": true,
  "selections": [
    (v10/*:: as any*/),
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Market",
      "kind": "LinkedField",
      "name": "markets",
      "plural": true,
      "selections": [
        (v3/*:: as any*/),
        (v2/*:: as any*/),
        (v13/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isMain",
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
            (v3/*:: as any*/),
            (v13/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isDisabled",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Odds",
              "kind": "LinkedField",
              "name": "odds",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "numeratorLong",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "denominatorLong",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v15 = {
  "kind": "InlineFragment",
  "selections": [
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    (v12/*:: as any*/),
    (v14/*:: as any*/)
  ],
  "type": "MarketplaceShelf",
  "abstractKey": null
},
v16 = {
  "kind": "InlineFragment",
  "selections": [
    (v3/*:: as any*/),
    (v12/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "autoExpand",
      "storageKey": null
    },
    (v14/*:: as any*/)
  ],
  "type": "Drawer",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "pageSubscriptionsChildrenSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PageChildrenUpdate",
        "kind": "LinkedField",
        "name": "pageChildrenUpdated",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Page",
            "kind": "LinkedField",
            "name": "page",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "PageChild",
                "kind": "LinkedField",
                "name": "pageChildren",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v9/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "sections",
                    "plural": true,
                    "selections": [
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      (v15/*:: as any*/),
                      (v16/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "pageSubscriptionsChildrenSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PageChildrenUpdate",
        "kind": "LinkedField",
        "name": "pageChildrenUpdated",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Page",
            "kind": "LinkedField",
            "name": "page",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "PageChild",
                "kind": "LinkedField",
                "name": "pageChildren",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v9/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "sections",
                    "plural": true,
                    "selections": [
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      (v15/*:: as any*/),
                      (v16/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": (v4/*:: as any*/),
                        "type": "Node",
                        "abstractKey": "__isNode"
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7cb878ef1d86fc1f6e2121242a0c044eaedc06c139ea06c45cd2abf07910a773",
    "metadata": {},
    "name": "pageSubscriptionsChildrenSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "d68c6f4b3faed01942b0a6f7620b57ef";

export default node;
