/**
 * How ZIP codes begin, by state: their first three digits, single or from-to (facts of the United States Postal Service).
 * Beside a state's own blocks stand the few prefixes it shares with a neighbour: 755 is Texarkana on either side.
 */
const ZIP_PREFIXES = `AL 350-369|AK 995-999|AZ 850-865|AR 716-729 755|CA 900-961|CO 800-816|CT 060-069|DE 197-199|DC 200-205 569|FL 320-349|
GA 300-319 398-399|HI 967-968|ID 832-838|IL 600-629|IN 460-479|IA 500-528 681|KS 660-679|KY 400-427|LA 700-714|ME 039-049|
MD 203 206-219|MA 010-027 055|MI 480-499|MN 550-567|MS 386-397 712|MO 630-658|MT 590-599|NE 680-693|NV 889-898|NH 030-038|
NJ 070-089|NM 870-884|NY 005 063 100-149|NC 270-289|ND 580-588|OH 430-459|OK 730-732 734-749|OR 970-979|PA 150-196|RI 028-029|
SC 290-299|SD 570-577|TN 370-385|TX 733 750-799 885|UT 840-847|VT 050-054 056-059|VA 201 220-246|WA 980-994|WV 247-268|WI 530-549|
WY 820-831 834`;

/** The first letters of postal codes, by province (facts of Canada Post). */
const FIRST_LETTERS = `AB T|BC V|MB R|NB E|NL A|NS B|NT X|NU X|ON KLMNP|PE C|QC GHJ|SK S|YT Y`;

interface PrefixRange {
  readonly first: string;
  readonly last: string;
}

const rangesOf = new Map<string, readonly PrefixRange[]>([
  ...listOf(ZIP_PREFIXES).map(([state, ...ranges]) => [`US-${state}`, ranges.map(toRange)] as const),
  ...listOf(FIRST_LETTERS).map(
    ([province, letters = '']) => [`CA-${province}`, [...letters].map(toRange)] as const,
  ),
]);

/** Whether a postal code as its country's post writes it can belong to a region (ISO 3166-2), judged by how it begins. */
export function isOfRegion(postalCode: string, region: string): boolean {
  const ranges = rangesOf.get(region) ?? [];
  return ranges.some(({ first, last }) => {
    const start = postalCode.slice(0, first.length);
    return first <= start && start <= last;
  });
}

function listOf(table: string): string[][] {
  return table.split('|').map((entry) => entry.trim().split(' '));
}

function toRange(written: string): PrefixRange {
  const [first = '', last = first] = written.split('-');
  return { first, last };
}
