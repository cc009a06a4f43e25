import * as v from 'valibot';
import type { serve } from '../../marketplace/testing/serve.ts';
import { shaped } from '../../platform/testing/answer.ts';

const Draft = v.looseObject({
  draftLegs: v.array(v.looseObject({ marketSelection: v.looseObject({}) })),
  draftLegEventGroupings: v.optional(v.array(v.looseObject({}))),
});
const Tab = v.looseObject({ draftBets: v.array(Draft) });

/** What tests look at of a betslip that was asked for its straight bets alone. */
export const StraightSlip = v.looseObject({ straight: Tab });

/** What tests look at of a whole betslip. */
export const WholeSlip = v.looseObject({
  straight: Tab,
  parlay: Tab,
  roundRobin: Tab,
  teaser: v.looseObject({
    draftBets: v.array(v.looseObject({ draftBet: Draft })),
    teaserPreviews: v.array(v.looseObject({})),
    ineligibleLegs: v.array(v.looseObject({})),
  }),
});

/** Whoever holds a token, at the betslip. Mutations name their answer `result`. */
export function slipClient<T extends v.GenericSchema>(
  server: Awaited<ReturnType<typeof serve>>,
  token: string,
  slip: T,
) {
  const asked = <const F extends v.ObjectEntries>(fields: F, query: string, variables?: object) =>
    server.asked(fields, query, variables, token);

  /** The betslip after a mutation that must not be refused. */
  async function changed(mutation: string, variables?: object): Promise<v.InferOutput<T>> {
    const Payload = v.looseObject({ __typename: v.literal('BetslipPayload'), betslip: v.unknown() });
    return shaped(slip, (await asked({ result: Payload }, mutation, variables)).result.betslip);
  }

  /** The code with which a mutation is refused. */
  async function refusal(mutation: string, variables?: object): Promise<string> {
    const Refused = v.looseObject({ code: v.string() });
    return (await asked({ result: Refused }, mutation, variables)).result.code;
  }

  /** The betslip as a query has it. */
  async function read(query: string): Promise<v.InferOutput<T>> {
    return shaped(slip, (await asked({}, query)).betslip);
  }

  return { token, asked, changed, refusal, read };
}
