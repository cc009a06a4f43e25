import type { LiveSource } from '../platform/realtime/live-source.ts';
import type { LiveBoard } from './board.ts';
import type { MenuItem } from './menu-item.ts';
import { sportsMenu } from './sports-menu.ts';

/** The menu, the whole of it whenever a league or a count in it is another: counted when the lists it leads to are. */
export class MenuSource implements LiveSource<readonly MenuItem[]> {
  readonly #board: LiveBoard;
  /** Of the board when it was counted last: nothing in the menu is another until that is. */
  #structure = -1;
  #told = '';

  constructor(board: LiveBoard) {
    this.#board = board;
  }

  subscribe(onChange: () => void): () => void {
    this.#told = JSON.stringify(this.snapshot());
    return this.#board.listen(undefined, onChange);
  }

  snapshot(): readonly MenuItem[] {
    return sportsMenu(this.#board.snapshot());
  }

  delta(): readonly MenuItem[] | null {
    const structure = this.#board.wholeStructure();
    if (structure === this.#structure) return null;
    this.#structure = structure;
    const menu = this.snapshot();
    const told = JSON.stringify(menu);
    if (told === this.#told) return null;
    this.#told = told;
    return menu;
  }
}
