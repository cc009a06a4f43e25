const LOOK_EVERY_MS = 500;

/**
 * Calls back once the process that started this one is gone. npm hands no signal on: who ends npm alone, as a service manager
 * does, would leave the server and its database behind.
 */
export function onceOrphaned(then: () => void): void {
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    then();
  }, LOOK_EVERY_MS).unref();
}
