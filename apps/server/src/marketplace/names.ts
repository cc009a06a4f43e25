import type { CatalogueEvent, Team } from '../catalogue/catalogue.ts';
import type { SelectionView } from '../trading/trading.ts';

/** One selection's name in the lengths the screens need. */
export interface SelectionNames {
  /** On a list: 'Chiefs -3.5', 'Over 47.5'. */
  readonly defaultName: string;
  /** Without the line: 'Chiefs', 'Over'. */
  readonly cleanName: string;
  /** In a narrow cell: 'KC', 'O'. */
  readonly minimalName: string;
  /** On a ticket: 'Kansas City Chiefs -3.5'. */
  readonly fullName: string;
}

export function selectionNames(selection: SelectionView, event: CatalogueEvent | undefined): SelectionNames {
  const line = formattedPoints(selection);
  const clean = withoutLine(selection.selectionName, line);
  const team = teamOf(selection, event);
  // A team's selection may say more than the team ('Chiefs by 1-6'): only the team's own name is made longer or shorter.
  const isTeamItself = team !== undefined && clean === team.mediumName;
  return {
    cleanName: clean,
    defaultName: joined(clean, line),
    fullName: joined(isTeamItself ? team.name : clean, line),
    minimalName: isTeamItself ? team.abbreviation : minimal(selection, clean),
  };
}

/** What a name says behind that of a side or a player which it begins with; undefined where it begins with none of them. */
export function withoutName(name: string, names: readonly string[]): string | undefined {
  const own = names.find((one) => name.startsWith(`${one} `));
  return own === undefined ? undefined : name.slice(own.length + 1);
}

/** The team a selection is about, if it is about one. */
export function teamOf(selection: SelectionView, event: CatalogueEvent | undefined): Team | undefined {
  if (!event || !selection.side) return undefined;
  return event[selection.side];
}

/** '+3.5', '-3.5', 'PK' for a spread; '47.5' for a total; undefined where there is no line. */
export function formattedPoints(selection: Pick<SelectionView, 'type' | 'points'>): string | undefined {
  const { points, type } = selection;
  if (points === undefined) return undefined;
  if (type !== 'HOME_SPREAD' && type !== 'AWAY_SPREAD') return String(points);
  if (points === 0) return 'PK';
  return points > 0 ? `+${points}` : String(points);
}

function joined(name: string, line: string | undefined): string {
  return line === undefined ? name : `${name} ${line}`;
}

function withoutLine(name: string, line: string | undefined): string {
  return line !== undefined && name.endsWith(` ${line}`) ? name.slice(0, -line.length - 1) : name;
}

function minimal(selection: SelectionView, clean: string): string {
  if (selection.type === 'OVER') return 'O';
  if (selection.type === 'UNDER') return 'U';
  return clean;
}
