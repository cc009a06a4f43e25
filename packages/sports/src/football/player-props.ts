import { KICKER, type PlayerCount, QUARTERBACK, RECEIVERS, RUNNERS, SKILL_PLACES } from './players.ts';

/** Something counted of players, as it is bet on. */
export interface PlayerProp {
  /** Its name in keys. */
  readonly what: PlayerCount;
  readonly name: string;
  readonly unit: { readonly one: string; readonly many: string };
  /** Places in the roster it is bet on of, the likeliest first. */
  readonly places: readonly number[];
  /** Whether what is there cannot be lost again, as yards can. */
  readonly onlyGrows: boolean;
  /** Marks to be reached, beside the line. */
  readonly marks: readonly number[];
}

const yards = (name: string) => ({
  name: `${name} Yards`,
  unit: { one: `${name.toLowerCase()} yard`, many: `${name.toLowerCase()} yards` },
  onlyGrows: false,
});
const grows = (name: string, one: string, many: string) => ({
  name,
  unit: { one, many },
  onlyGrows: true,
  marks: [],
});

/** In the order they stand on the page. */
export const PROPS: readonly PlayerProp[] = [
  {
    what: 'touchdowns',
    ...grows('Touchdowns', 'touchdown', 'touchdowns'),
    places: Array.from({ length: SKILL_PLACES }, (_, place) => place),
  },
  {
    what: 'pass-yards',
    ...yards('Passing'),
    places: [QUARTERBACK],
    marks: [200, 225, 250, 275, 300, 325, 350],
  },
  {
    what: 'pass-touchdowns',
    ...grows('Passing Touchdowns', 'passing touchdown', 'passing touchdowns'),
    places: [QUARTERBACK],
  },
  { what: 'completions', ...grows('Completions', 'completion', 'completions'), places: [QUARTERBACK] },
  {
    what: 'interceptions',
    ...grows('Interceptions Thrown', 'interception', 'interceptions'),
    places: [QUARTERBACK],
  },
  { what: 'receiving-yards', ...yards('Receiving'), places: RECEIVERS, marks: [25, 50, 75, 100, 125] },
  { what: 'receptions', ...grows('Receptions', 'reception', 'receptions'), places: RECEIVERS },
  { what: 'rush-yards', ...yards('Rushing'), places: RUNNERS, marks: [25, 50, 75, 100, 125] },
  { what: 'rush-attempts', ...grows('Rush Attempts', 'rush attempt', 'rush attempts'), places: RUNNERS },
  {
    what: 'kick-points',
    ...grows('Kicking Points', 'kicking point', 'kicking points'),
    places: [KICKER],
  },
];
