/**
 * @generated SignedSource<<665814160128a23414ac09d5e0c91dc2>>
 * @relayHash f40d3b64fa8a7ae80846e6933eb31e46
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b24d18d5d93f2dc03e3834750e86642dad3d180eed84f5f5c86c9511e15d057e

import type { ConcreteRequest } from 'relay-runtime';
export type startupQuery$variables = Record<PropertyKey, never>;
export type startupQuery$data = {
  readonly startup: {
    readonly anonymousToken: string;
    readonly applicationMetadata: {
      readonly amountDebounceMilliseconds: number;
      readonly betPlacedResetMilliseconds: number;
      readonly casinoEnabled: boolean;
      readonly currentTime: string;
      readonly heartbeatIntervalSeconds: number;
      readonly inactivityThresholdMinutes: number;
    };
    readonly regionalMetadata: {
      readonly currentCountry: string;
      readonly currentRegionCode: string;
      readonly ipAddress: string;
      readonly validRegion: boolean;
    };
    readonly responsibleGaming: {
      readonly helpline: string;
      readonly message: string;
    };
    readonly serviceAttributes: {
      readonly supportEmail: string;
      readonly supportPhone: string;
    };
  };
};
export type startupQuery = {
  response: startupQuery$data;
  variables: startupQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Startup",
    "kind": "LinkedField",
    "name": "startup",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "anonymousToken",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ApplicationMetadata",
        "kind": "LinkedField",
        "name": "applicationMetadata",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "amountDebounceMilliseconds",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "betPlacedResetMilliseconds",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "casinoEnabled",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "currentTime",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "heartbeatIntervalSeconds",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "inactivityThresholdMinutes",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "RegionalMetadata",
        "kind": "LinkedField",
        "name": "regionalMetadata",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "currentCountry",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "currentRegionCode",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "ipAddress",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "validRegion",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ResponsibleGaming",
        "kind": "LinkedField",
        "name": "responsibleGaming",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "helpline",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ServiceAttributes",
        "kind": "LinkedField",
        "name": "serviceAttributes",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "supportEmail",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "supportPhone",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "startupQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "startupQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "b24d18d5d93f2dc03e3834750e86642dad3d180eed84f5f5c86c9511e15d057e",
    "metadata": {},
    "name": "startupQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "171550f9062b4d6c55c30da38f37941e";

export default node;
