declare global {
  interface Window {
    /** When each price of ours was first painted, by its text: milliseconds since the epoch. */
    paintedAt: Record<string, number>;
  }
}

/**
 * Runs in the page. A text that changed is painted with the next frame; the task after that frame's callbacks comes after
 * its paint. The functions are members of an object: to name others, the compiler would call a helper that no page has.
 */
export function notePaints(): void {
  window.paintedAt = {};
  const { port1, port2 } = new MessageChannel();
  const frames: string[][] = [];
  const notes = {
    waiting: new Set<string>(),
    changed(node: Node) {
      for (const [price] of (node.textContent ?? '').matchAll(/\+\d{5,}/g)) {
        if (window.paintedAt[price] !== undefined) continue;
        if (notes.waiting.size === 0) requestAnimationFrame(notes.onFrame);
        notes.waiting.add(price);
      }
    },
    onFrame() {
      frames.push([...notes.waiting]);
      notes.waiting.clear();
      port2.postMessage(0);
    },
    afterPaint() {
      const now = performance.timeOrigin + performance.now();
      for (const price of frames.shift() ?? []) window.paintedAt[price] ??= now;
    },
  };
  port1.onmessage = notes.afterPaint;
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      notes.changed(target);
      for (const added of addedNodes) notes.changed(added);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
