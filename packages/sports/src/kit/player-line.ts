import { type Measure, type Outcomes, PUSH } from '../market-definition.ts';
import type { SideKey, Sides } from '../sport.ts';
import { realValue } from './contest.ts';
import { asPositiveLine, type MarketKind, type WithSides } from './kind.ts';
import { overUnder } from './lines.ts';
import { counted } from './words.ts';

/** What is counted of one player, to bet over and under. */
export interface PlayersCount<O extends Outcomes> {
  readonly side: SideKey;
  /** 'Points' */
  readonly name: string;
  readonly unit: { readonly one: string; readonly many: string };
  readonly measure: Measure<O>;
  /** Yards can be lost again; points cannot: once over the line, it is decided. */
  readonly onlyGrows: boolean;
  /** '' where nobody has the place: nothing is sold on it. */
  playerName(sides: Sides): string;
}

export interface PlayerLine<S extends WithSides, O extends Outcomes> {
  readonly head: string;
  /** 'had' 62 rushing yards, unless given. */
  readonly verb?: string;
  /** Undefined for what makes no sense. @param args of the key, without the line */
  find(args: readonly string[]): PlayersCount<O> | undefined;
  /** Whether no more can be counted. @param args without the line */
  isOver(args: readonly string[], state: S): boolean;
}

/** <head>:<args>:<line> */
export function playerLineOf<S extends WithSides, O extends Outcomes>({
  head,
  verb = 'had',
  find,
  isOver,
}: PlayerLine<S, O>): MarketKind<S, O> {
  return {
    head,
    build(args, sides) {
      const line = asPositiveLine(args.at(-1));
      const found = find(withoutLine(args));
      const player = found?.playerName(sides) ?? '';
      if (found === undefined || line === undefined || player === '') return undefined;
      return {
        type: 'OTHER',
        classification: 'player',
        name: `${player} ${found.name}`,
        player,
        family: [head, ...withoutLine(args)].join(':'),
        measure: found.measure,
        winners: 1,
        selections: overUnder(line).map((selection) => ({ ...selection, side: found.side })),
        onlyGrows: found.onlyGrows,
        count: { line, unit: found.unit },
      };
    },
    isDecided: (args, state) => isOver(withoutLine(args), state),
    explain: ({ args, state, outcomes, mark }) => {
      const found = find(withoutLine(args));
      if (found === undefined) return '';
      const count = counted(realValue(found.measure, outcomes), found.unit);
      const player = found.playerName(state.sides);
      return mark === PUSH ? `Push: ${player} ${verb} exactly ${count}` : `${player} ${verb} ${count}`;
    },
  };
}

function withoutLine(args: readonly string[]): readonly string[] {
  return args.slice(0, -1);
}
