/**
 * The designated market area (Nielsen's number) that most people of a state live in. A location is known by its region
 * alone: with a provider that finds the area itself, this table is what to replace.
 */
const AREAS = `AL 630|AK 743|AZ 753|AR 693|CA 803|CO 751|CT 533|DE 504|DC 511|FL 528|GA 524|HI 744|ID 757|IL 602|IN 527|IA 679|
KS 678|KY 529|LA 622|ME 500|MD 512|MA 506|MI 505|MN 613|MS 718|MO 609|MT 756|NE 652|NV 839|NH 506|NJ 501|NM 790|NY 501|NC 517|
ND 724|OH 510|OK 650|OR 820|PA 504|RI 521|SC 567|SD 725|TN 659|TX 623|UT 770|VT 523|VA 556|WA 819|WV 564|WI 617|WY 767`;

const byState = new Map(
  AREAS.split('|').map((entry) => {
    const [state = '', area = ''] = entry.trim().split(' ');
    return [`US-${state}`, area];
  }),
);

/** The market code of a region (ISO 3166-2): '501' for New Jersey. Canada has no such areas: a province is its own. */
export function marketCodeOf(region: string): string | undefined {
  return region.startsWith('CA-') ? region : byState.get(region);
}

/** Every market code of the United States, once each. */
export const US_MARKETS: readonly string[] = [...new Set(byState.values())];
