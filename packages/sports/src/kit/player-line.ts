import { type Measure, type Outcomes, PUSH, type SideKey, type Sides } from '../sport.ts';
import { realValue } from './contest.ts';
import { asPositiveLine, type MarketKind, type WithSides } from './kind.ts';
import { overUnder } from './lines.ts';
import { counted } from './words.ts';

/** What a key of three parts, 'points:home:0', is about. */
export interface PlayersCount<O extends Outcomes> {
  readonly side: SideKey;
  /** 'Points' */
  readonly name: string;
  readonly unit: { readonly one: string; readonly many: string };
  readonly measure: Measure<O>;
  playerName(sides: Sides): string;
}

/** player:<what>:<side>:<place in the roster>:<line> */
export function playerLineOf<S extends WithSides, O extends Outcomes>(
  find: (args: readonly string[]) => PlayersCount<O> | undefined,
  isFinal: (state: S) => boolean,
): MarketKind<S, O> {
  return {
    head: 'player',
    build(args, sides) {
      const found = find(args);
      const line = asPositiveLine(args[3]);
      if (found === undefined || line === undefined || args.length !== 4) return undefined;
      return {
        type: 'OTHER',
        classification: 'player',
        name: `${found.playerName(sides)} ${found.name}`,
        family: ['player', ...args.slice(0, 3)].join(':'),
        measure: found.measure,
        winners: 1,
        selections: overUnder(line).map((selection) => ({ ...selection, side: found.side })),
      };
    },
    isDecided: (_args, state) => isFinal(state),
    explain: ({ args, state, outcomes, mark }) => {
      const found = find(args);
      if (found === undefined) return '';
      const count = counted(realValue(found.measure, outcomes), found.unit);
      const name = found.playerName(state.sides);
      return mark === PUSH ? `Push: ${name} had exactly ${count}` : `${name} had ${count}`;
    },
  };
}
