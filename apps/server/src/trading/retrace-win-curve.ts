import type { Logger } from '../platform/log.ts';
import type { EventBook } from './event-book.ts';
import type { FittedStrengths } from './fitted-strengths.ts';
import { SimulationAbandoned, type Simulator } from './simulator.ts';
import type { Milestone } from './win-curve.ts';

const SAMPLES = 512;

export interface RetracingParts {
  readonly simulator: Simulator;
  readonly strengths: FittedStrengths;
  readonly logger: Pick<Logger, 'warn'>;
}

/**
 * Draws what nobody priced as it came, of a game that was told late, in one go after a gap, or was under way at a restart: the
 * strip on the event page has no gap. @param drawn is told once it is there
 */
export function retraceWinCurve(book: EventBook, parts: RetracingParts, drawn: () => void): void {
  const unseen = book.winCurve.takeUnseen();
  // A field has no home side to win it.
  if (unseen.length === 0 || book.setup.sides.field) return;
  retrace(book, unseen, parts).then(drawn, (err: unknown) => {
    // At a stop, or with a thread that broke down, which has its own line in the log.
    if (err instanceof SimulationAbandoned) return;
    parts.logger.warn({ err, eventId: book.eventId }, 'A win probability could not be retraced');
  });
}

async function retrace(
  book: EventBook,
  unseen: readonly Milestone[],
  { simulator, strengths }: RetracingParts,
): Promise<void> {
  const sport = book.event.sport.slug;
  const strength = await strengths.fitBook(book, () => 'background');
  const chances = await simulator.winProbability({
    kind: 'win-probability',
    sport,
    sides: book.setup.sides,
    states: unseen.map(({ state }) => state),
    by: 'end',
    strength,
    samples: SAMPLES,
    seed: 1,
  });
  book.winCurve.fill(
    unseen.flatMap(({ elapsed }, index) => {
      const found = chances[index];
      return found ? [{ elapsed, ...found }] : [];
    }),
  );
}
