export type Country = 'US' | 'CA';

export interface Region {
  /** ISO 3166-2, e.g. US-NJ. */
  readonly iso_3166_2_code: string;
  readonly name: string;
  readonly country: Country;
  /** Years a person must be old to hold an account there. */
  readonly minimumAge: number;
}

const DEFAULT_AGE = 21;

/** Where the legal age for betting differs from 21. */
const AGES: Readonly<Record<string, number>> = {
  'US-DC': 18,
  'US-KY': 18,
  'US-MT': 18,
  'US-NH': 18,
  'US-RI': 18,
  'US-WY': 18,
  'CA-AB': 18,
  'CA-MB': 18,
  'CA-QC': 18,
  'CA-BC': 19,
  'CA-NB': 19,
  'CA-NL': 19,
  'CA-NS': 19,
  'CA-NT': 19,
  'CA-NU': 19,
  'CA-ON': 19,
  'CA-PE': 19,
  'CA-SK': 19,
  'CA-YT': 19,
};

const STATES = `AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|
FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|
MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|
NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|
SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming`;

const PROVINCES = `AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NS Nova Scotia|
NT Northwest Territories|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon`;

export const regions: readonly Region[] = [...parse(STATES, 'US'), ...parse(PROVINCES, 'CA')];

const byCode = new Map(regions.map((region) => [region.iso_3166_2_code, region]));

export function findRegion(code: string): Region | undefined {
  return byCode.get(code);
}

function parse(list: string, country: Country): Region[] {
  return list.split('|').map((entry) => {
    const [code = '', ...name] = entry.trim().split(' ');
    const iso = `${country}-${code}`;
    return { iso_3166_2_code: iso, name: name.join(' '), country, minimumAge: AGES[iso] ?? DEFAULT_AGE };
  });
}
