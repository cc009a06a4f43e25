/** A team's record as it is written, with en dashes: '4–2', '10–6–1' with ties. */
export function recordText(record: string | null | undefined): string {
  return record?.replaceAll('-', '–') ?? '';
}
