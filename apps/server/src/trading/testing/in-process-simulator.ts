import { runFit, runPrice, runWinProbability } from '../run-job.ts';
import type {
  FitJob,
  PriceJob,
  PriceResult,
  Simulator,
  WinChances,
  WinProbabilityJob,
} from '../simulator.ts';

/** Simulates in this thread, at once: for tests, where every price must come in its turn. */
export class InProcessSimulator implements Simulator {
  async price(job: () => PriceJob): Promise<PriceResult> {
    return runPrice(job());
  }

  async fit(job: FitJob): Promise<unknown> {
    return runFit(job);
  }

  async winProbability(job: WinProbabilityJob): Promise<readonly WinChances[]> {
    return runWinProbability(job);
  }

  async close(): Promise<void> {}
}
