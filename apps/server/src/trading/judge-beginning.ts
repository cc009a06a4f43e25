import { sportModel } from '@fairline/sports/sports.ts';
import { type BookChange, NOTHING } from './book-change.ts';
import type { EventBook } from './event-book.ts';
import type { RetracingParts } from './retrace-win-curve.ts';
import { SimulationAbandoned } from './simulator.ts';

/** A chance is then known to half a point. */
const SAMPLES = 8192;

/**
 * Judges the outside lines of a game under way whose beginning nobody priced with them: after a restart, or when a snapshot told
 * others. What was not for sale before is not afterwards. @param changed is told what came of it
 */
export function judgeBeginning(
  book: EventBook,
  parts: RetracingParts,
  changed: (change: BookChange) => void,
): void {
  // A field has no home side to win it.
  if (!book.started || book.setup.sides.field || !book.lineJudge.take(book.lines)) return;
  judge(book, parts).then(changed, (err: unknown) => {
    if (err instanceof SimulationAbandoned) return;
    parts.logger.warn({ err, eventId: book.eventId }, 'The lines of a game under way could not be judged');
  });
}

async function judge(book: EventBook, { simulator, strengths }: RetracingParts): Promise<BookChange> {
  const { lines } = book;
  const { sides } = book.setup;
  const sport = book.event.sport.slug;
  const strength = await strengths.fitBook(book, () => 'background');
  const states = [sportModel(sport)?.initial(book.setup)];
  const asked = {
    kind: 'win-probability' as const,
    sport,
    sides,
    states,
    by: 'main-line' as const,
    strength,
  };
  const [winChances] = await simulator.winProbability({ ...asked, samples: SAMPLES, seed: 1 });
  const sampled = { samples: SAMPLES, winChances, markets: [] };
  const [input] = book.lines === lines ? book.lineJudge.judge(lines, sampled) : [];
  return input ? book.input(input) : NOTHING;
}
