/** What a patron reads whose location is not known [LOC-040]. */
export const VERIFY_LOCATION = 'We need to verify your location before you proceed. Please Check Location.';

/** Why a patron was not authorised: the codes of an authorisation's errors [LOC-034]. */
export const LOCATION_REFUSALS = [
  'OUT_OF_BOUNDARY',
  'RATE_LIMITED',
  'SERVER_ERROR',
  'USER_IN_DIFFERENT_VALID_REGION',
] as const;
export type LocationRefusal = (typeof LOCATION_REFUSALS)[number];

export interface LocateRequest {
  readonly patronId: string;
  /** ISO 3166-2 of the patron's address. */
  readonly homeRegion: string;
  readonly ipAddress: string;
}

export type Located =
  /** ISO 3166-2; the answer is good for so many milliseconds. */
  | { readonly kind: 'found'; readonly region: string; readonly validForMs: number }
  | { readonly kind: 'refused'; readonly code: LocationRefusal };

/** Who finds out where a patron is. */
export interface LocationProvider {
  readonly id: string;
  /** It needs nothing of the patron's device, so the server may ask it again by itself when an answer has run out. */
  readonly silent: boolean;
  locate(request: LocateRequest): Promise<Located>;
}
