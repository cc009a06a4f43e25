import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { buildHeaders } from '../app/build-info.ts';
import { callRest } from '../app/network/rest.ts';
import { report } from '../app/report.ts';
import type { SelectOption } from '../ui/select.tsx';

const region = v.object({
  /** e.g. US-NJ */
  iso_3166_2_code: v.string(),
  name: v.optional(v.string()),
});

const regionsAnswer = v.union([v.array(region), v.object({ regions: v.array(region) })]);

const COUNTRIES: Readonly<Record<string, string>> = { US: 'United States', CA: 'Canada' };

/** The states and provinces to choose from, by country. */
export function readRegions(body: unknown): SelectOption[] {
  const answer = v.parse(regionsAnswer, body);
  const list = Array.isArray(answer) ? answer : answer.regions;
  return list.map(({ iso_3166_2_code: code, name }) => ({
    value: code,
    label: name ?? code,
    group: COUNTRIES[code.slice(0, 2)],
  }));
}

/** Asks /i/regions once; empty until it answered. */
export function useRegions(): readonly SelectOption[] {
  const [regions, setRegions] = useState<readonly SelectOption[]>([]);
  useEffect(() => {
    let left = false;
    readOnce()
      .then((read) => {
        if (!left) setRegions(read);
      })
      .catch((error: unknown) => report('account', 'The regions could not be read', error));
    return () => {
      left = true;
    };
  }, []);
  return regions;
}

async function readOnce(): Promise<readonly SelectOption[]> {
  const outcome = await callRest('/i/regions', { headers: buildHeaders() });
  if (outcome.kind !== 'answered') throw new Error(outcome.kind);
  return readRegions(await outcome.response.json());
}
