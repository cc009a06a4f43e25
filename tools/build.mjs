// Builds what changed. A process of its own, for what building takes stays with the one that did it.
import { build } from './lib/build.mjs';

try {
  await build();
  process.exit();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
