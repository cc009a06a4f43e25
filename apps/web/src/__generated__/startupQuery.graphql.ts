/**
 * @generated SignedSource<<29cec60c0a1f4b73310eb3fa135b5d06>>
 * @relayHash 64d809b1315f93d42e46fb1ebc69f784
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de46705aa909dcbdced6026f0fce4c5dc93253283587e2b41a8af946534ffc6e

import type { ConcreteRequest } from 'relay-runtime';
export type startupQuery$variables = Record<PropertyKey, never>;
export type startupQuery$data = {
  readonly startup: {
    readonly anonymousToken: string;
    readonly applicationMetadata: {
      readonly acceptChangesOptimizations: boolean;
      readonly amountDebounceMilliseconds: number;
      readonly betPlacedResetMilliseconds: number;
      readonly casinoEnabled: boolean;
      readonly currentTime: string;
      readonly heartbeatIntervalSeconds: number;
      readonly inactivityThresholdMinutes: number;
      readonly liveStreamingEnabled: boolean;
    };
    readonly regionalMetadata: {
      readonly currentCountry: string;
      readonly currentRegionCode: string;
      readonly ipAddress: string;
      readonly marketCode: string | null | undefined;
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
            "name": "acceptChangesOptimizations",
            "storageKey": null
          },
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "liveStreamingEnabled",
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
            "name": "marketCode",
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
    "id": "de46705aa909dcbdced6026f0fce4c5dc93253283587e2b41a8af946534ffc6e",
    "metadata": {},
    "name": "startupQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d233bcd06d30822ae575144b7e26878c";

export default node;
