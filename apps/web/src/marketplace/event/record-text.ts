/** A team's record as it is written, in brackets so that it is no score, and with en dashes: '(4–2)', '(10–6–1)' with ties. */
export function recordText(record: string | null | undefined): string {
  return record ? `(${record.replaceAll('-', '–')})` : '';
}
