/**
 * @generated SignedSource<<4e38ab982585f48c459edaa0a73e621d>>
 * @relayHash 804592943b201150e6cb9825c13b2154
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6356c79941e2a3d567399ad3f603200fea9f819937879bd20aa4420e56c7bbd9

import type { ConcreteRequest } from 'relay-runtime';
export type MarketComponentMapping = {
  marketCardId: string;
  marketComponentIds: ReadonlyArray<string>;
};
export type useAccruedSubscription$variables = {
  rows: ReadonlyArray<MarketComponentMapping>;
};
export type useAccruedSubscription$data = {
  readonly tableMarketCardUpdated: {
    readonly sequence: number;
    readonly tables: ReadonlyArray<{
      readonly rows: ReadonlyArray<{
        readonly id: string;
        readonly statisticAccrued: {
          readonly accrued: number;
        } | null | undefined;
      }>;
    }>;
  };
};
export type useAccruedSubscription = {
  response: useAccruedSubscription$data;
  variables: useAccruedSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "rows"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "marketComponentMappings",
        "variableName": "rows"
      }
    ],
    "concreteType": "TableMarketCardsUpdate",
    "kind": "LinkedField",
    "name": "tableMarketCardUpdated",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "sequence",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "TableMarketCardUpdate",
        "kind": "LinkedField",
        "name": "tables",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "TableRow",
            "kind": "LinkedField",
            "name": "rows",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useAccruedSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAccruedSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6356c79941e2a3d567399ad3f603200fea9f819937879bd20aa4420e56c7bbd9",
    "metadata": {},
    "name": "useAccruedSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "e2eeacb322b907dc1cc0e846a714da83";

export default node;
