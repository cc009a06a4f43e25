export interface DrawerStart {
  readonly id: string;
  readonly autoExpand: boolean;
}

/** Which drawers begin open: those flagged, or the first when none is. */
export function openAtFirst(drawers: readonly DrawerStart[]): ReadonlySet<string> {
  const flagged = drawers.filter(({ autoExpand }) => autoExpand);
  const open = flagged.length > 0 ? flagged : drawers.slice(0, 1);
  return new Set(open.map(({ id }) => id));
}

/** What a person opened and shut, by drawer id; kept for as long as the app is open. */
export interface DrawerMemory {
  isOpen(id: string, atFirst: boolean): boolean;
  set(id: string, open: boolean): void;
}

/** @param limit how many drawers are remembered; the oldest is forgotten first */
export function createDrawerMemory(limit = 500): DrawerMemory {
  const known = new Map<string, boolean>();
  return {
    isOpen: (id, atFirst) => known.get(id) ?? atFirst,
    set(id, open) {
      known.delete(id);
      known.set(id, open);
      const oldest = known.keys().next().value;
      if (known.size > limit && oldest !== undefined) known.delete(oldest);
    },
  };
}
