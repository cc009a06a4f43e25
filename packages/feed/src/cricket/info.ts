import { csvCells } from '../readers/csv.ts';

/** The file beside a match in Cricsheet's second csv form that lists both sides: '12_info.csv.gz' of '12.csv.gz'. Undefined for other names. */
export function infoName(name: string): string | undefined {
  const [, id, ending] = /^(\d+)(\.csv(?:\.gz)?)$/.exec(name) ?? [];
  return id === undefined ? undefined : `${id}_info${ending}`;
}

/** Who is listed for a team in such a file, in its order. */
export function listedFor(info: string, team: string): readonly string[] {
  return info.split(/\r?\n/).flatMap((line) => {
    const [head, what, side, name] = csvCells(line);
    return head === 'info' && what === 'player' && side === team && name !== undefined ? [name] : [];
  });
}
