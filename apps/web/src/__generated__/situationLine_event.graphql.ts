/**
 * @generated SignedSource<<1f044e5b24cd7e2764a2a597cf650f25>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PriceState = "FIRST_AWAITED" | "NEW_AWAITED" | "PRESENT";
export type Suspension = "DATA_AWAITED" | "HOUSE" | "ODDS_IN_THE_MAKING" | "ODDS_UNSETTLED" | "PLAY_UNDER_WAY" | "POSTPONED" | "START_OVERDUE";
import type { FragmentRefs } from "relay-runtime";
export type situationLine_event$data = {
  readonly competition: {
    readonly name: string;
  };
  readonly priceState: PriceState;
  readonly statistics: {
    readonly alert: string;
    readonly situation: string;
  };
  readonly suspension: Suspension | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"eventMoment_event">;
  readonly " $fragmentType": "situationLine_event";
};
export type situationLine_event$key = {
  readonly " $data"?: situationLine_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"situationLine_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "situationLine_event",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "priceState",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "suspension",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Competition",
      "kind": "LinkedField",
      "name": "competition",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
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
          "name": "situation",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "alert",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "eventMoment_event"
    }
  ],
  "type": "StandardEvent",
  "abstractKey": null
};

(node as any).hash = "e9d6306ef3175121f785f24806322b4f";

export default node;
