/**
 * @generated SignedSource<<7106a37c533d9ac2dee5a5d2e3713436>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type legDecision_leg$data = {
  readonly decision: {
    readonly decidedAt: string;
    readonly feedMessage: number | null | undefined;
    readonly grade: string;
    readonly line: {
      readonly formattedPoints: string;
    } | null | undefined;
    readonly rule: string;
    readonly ruleVersion: number;
    readonly text: string;
  } | null | undefined;
  readonly " $fragmentType": "legDecision_leg";
};
export type legDecision_leg$key = {
  readonly " $data"?: legDecision_leg$data;
  readonly " $fragmentSpreads": FragmentRefs<"legDecision_leg">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "legDecision_leg",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BetLegDecision",
      "kind": "LinkedField",
      "name": "decision",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "grade",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rule",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ruleVersion",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "feedMessage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "decidedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Points",
          "kind": "LinkedField",
          "name": "line",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "formattedPoints",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "BetLeg",
  "abstractKey": null
};

(node as any).hash = "2078fb9826ad3974fdd4de43fef2ee8b";

export default node;
