/** Yes-or-no markets of a stretch that stand in one table: a side a row and either of them, what is asked a column. */
export interface StretchTable {
  /** Apart from other tables, in the ids of its card and rows: 'finish'. */
  readonly key: string;
  /** Behind the title of the stretch. */
  readonly title: string;
  /** Of the column with the sides. */
  readonly rowHeader: string;
  /** The row of what is asked of either side. */
  readonly either: string;
  readonly columns: readonly { readonly key: string; readonly header: string }[];
  /** Undefined for a market that stands elsewhere. @param marketKey of the stretch */
  cellOf(marketKey: string): StretchCell | undefined;
}

export interface StretchCell {
  readonly row: 'home' | 'away' | 'either';
  /** The key of the column. */
  readonly column: string;
}
