/**
 * @generated SignedSource<<6f5889a41dd14276f541621baf9c2c00>>
 * @relayHash c69d0d1e1f4b9af9cd3b8b438d7f9143
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 96510d4f20cc34212c49f17b6b105b69113f11557f0062dd13bd9332c176fc05

import type { ConcreteRequest } from 'relay-runtime';
export type AcceptedOddsChanges = "ANY" | "BETTER" | "NONE";
export type OddsFormat = "AMERICAN" | "EURO";
export type UserPreferenceInput = {
  acceptedOddsChanges?: AcceptedOddsChanges | null | undefined;
  autoAcceptOddsChanges?: boolean | null | undefined;
  oddsFormat?: OddsFormat | null | undefined;
};
export type accountDataPreferenceMutation$variables = {
  input: UserPreferenceInput;
};
export type accountDataPreferenceMutation$data = {
  readonly setUserPreference: {
    readonly id: string;
    readonly userPreferences: {
      readonly autoAcceptOddsChanges: boolean;
      readonly oddsFormat: OddsFormat;
    };
  };
};
export type accountDataPreferenceMutation = {
  response: accountDataPreferenceMutation$data;
  variables: accountDataPreferenceMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "Account",
    "kind": "LinkedField",
    "name": "setUserPreference",
    "plural": false,
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
        "concreteType": "UserPreferences",
        "kind": "LinkedField",
        "name": "userPreferences",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "oddsFormat",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "autoAcceptOddsChanges",
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
    "name": "accountDataPreferenceMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "accountDataPreferenceMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "96510d4f20cc34212c49f17b6b105b69113f11557f0062dd13bd9332c176fc05",
    "metadata": {},
    "name": "accountDataPreferenceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b33bda47ec3337f322ec37cc1ed32d39";

export default node;
