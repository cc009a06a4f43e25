/** Runs what was queued at the next frame, all of it in one go; a job that fails keeps no other from its turn. */
export interface FrameQueue {
  add(job: () => void): void;
  clear(): void;
}

/** Schedules a callback before the next paint; returns how to call it off. */
export type Schedule = (callback: () => void) => () => void;

/**
 * The browser's own frame; while the tab is hidden no frames come, so a slow timer keeps the page's data (not its
 * pixels) current.
 */
export const onNextFrame: Schedule = (callback) => {
  let done = false;
  const once = () => {
    if (done) return;
    done = true;
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    callback();
  };
  const frame = requestAnimationFrame(once);
  const timer = setTimeout(once, 1_000);
  return () => {
    done = true;
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
};

export function createFrameQueue(
  onFailure: (error: unknown) => void,
  schedule: Schedule = onNextFrame,
): FrameQueue {
  let jobs: (() => void)[] = [];
  let cancel: (() => void) | undefined;
  const run = () => {
    const due = jobs;
    jobs = [];
    cancel = undefined;
    for (const job of due) {
      try {
        job();
      } catch (error) {
        onFailure(error);
      }
    }
  };
  return {
    add(job) {
      jobs.push(job);
      cancel ??= schedule(run);
    },
    clear() {
      jobs = [];
      cancel?.();
      cancel = undefined;
    },
  };
}
