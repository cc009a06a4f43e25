/**
 * @generated SignedSource<<30c940a4ee26bdd33e0d584613f83df0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type slipContent_betslip$data = {
  readonly parlay: {
    readonly " $fragmentSpreads": FragmentRefs<"parlayTab_parlay">;
  };
  readonly roundRobin: {
    readonly " $fragmentSpreads": FragmentRefs<"roundRobin_roundRobin">;
  };
  readonly straight: {
    readonly " $fragmentSpreads": FragmentRefs<"straightTab_straight">;
  };
  readonly teaser: {
    readonly " $fragmentSpreads": FragmentRefs<"teaserTab_teaser">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"useSlipBets_betslip">;
  readonly " $fragmentType": "slipContent_betslip";
};
export type slipContent_betslip$key = {
  readonly " $data"?: slipContent_betslip$data;
  readonly " $fragmentSpreads": FragmentRefs<"slipContent_betslip">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "slipContent_betslip",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "StraightBetslip",
      "kind": "LinkedField",
      "name": "straight",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "straightTab_straight"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ParlayBetslip",
      "kind": "LinkedField",
      "name": "parlay",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "parlayTab_parlay"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RoundRobinBetslip",
      "kind": "LinkedField",
      "name": "roundRobin",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "roundRobin_roundRobin"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TeaserBetslip",
      "kind": "LinkedField",
      "name": "teaser",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "teaserTab_teaser"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSlipBets_betslip"
    }
  ],
  "type": "Betslip",
  "abstractKey": null
};

(node as any).hash = "2db2835755ee07ee6bf011d00591bcba";

export default node;
