/** What a letter of Retrosheet's pitch sequence did to the count. */
const BALLS = new Set('BIPV');
const STRIKES = new Set('CSKMQA');
const FOULS = new Set('FRLOT');

export type Call = 'ball' | 'strike' | 'foul';

/** The pitches since the last play of this turn (a dot parts them), those that changed nothing left out. @param sequence 'BC.FX' */
export function callsSince(sequence: string, seen: number): Call[] {
  return [...sequence.slice(seen)].flatMap((letter): Call[] => {
    if (BALLS.has(letter)) return ['ball'];
    if (STRIKES.has(letter)) return ['strike'];
    return FOULS.has(letter) ? ['foul'] : [];
  });
}
