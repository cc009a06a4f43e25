import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { identityHeaders } from '../app/install-id.ts';
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

/** How long to wait before asking again. */
const RETRY_MS = 3_000;

interface Regions {
  readonly options: readonly SelectOption[];
  /** No answer so far: it is asked for again until there is one. */
  readonly hasFailed: boolean;
}

/** Asks /i/regions; empty until it answered. */
export function useRegions(): Regions {
  const [regions, setRegions] = useState<Regions>({ options: [], hasFailed: false });
  useEffect(() => {
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      const options = await readOnce().catch((error: unknown) => {
        report('account', 'The regions could not be read', error);
      });
      if (left) return;
      setRegions({ options: options ?? [], hasFailed: options === undefined });
      if (options === undefined) timer = setTimeout(ask, RETRY_MS);
    };
    void ask();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, []);
  return regions;
}

async function readOnce(): Promise<readonly SelectOption[]> {
  const outcome = await callRest('/i/regions', { headers: identityHeaders() });
  if (outcome.kind !== 'answered') throw new Error(outcome.kind);
  return readRegions(await outcome.response.json());
}
