import { ManualClock } from '../clock.ts';
import { Documents } from '../graphql/documents.ts';
import { Executor } from '../graphql/executor.ts';
import { createLogger } from '../log.ts';
import { PriceBoard, priceBoardSchema } from './price-board.ts';
import { servicesOf, TestAuthenticator } from './test-server.ts';

/** A board of prices, who executes what is asked of it, and the subscription by which it is watched. */
export function watchedBoard() {
  const board = new PriceBoard();
  const schema = priceBoardSchema(board);
  const clock = new ManualClock();
  const documents = new Documents({ schema, introspection: false });
  const services = servicesOf({});
  const authenticator = new TestAuthenticator(clock);
  const logger = createLogger('silent');
  const executor = new Executor({ schema, services, documents, authenticator, clock, logger });
  const operation = documents.find({
    query: 'subscription ($name: String!) { boardChanged(name: $name) { name sequence } }',
  });
  return { board, executor, operation };
}
