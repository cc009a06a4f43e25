declare global {
  interface Window {
    /** When each price of ours was first painted, by its text: milliseconds since the epoch. */
    paintedAt: Record<string, number>;
  }
}

/**
 * Runs in the page. A text that changed is painted with the next frame, or with the one whose callbacks changed it; the task
 * that was sent off first in that frame comes after its paint. The functions are members of an object: to name others, the
 * compiler would call a helper that no page has.
 */
export function notePaints(): void {
  window.paintedAt = {};
  const { port1, port2 } = new MessageChannel();
  const nextFrame = window.requestAnimationFrame.bind(window);
  const notes = {
    waiting: new Set<string>(),
    isFrame: false,
    changed(node: Node) {
      for (const [price] of (node.textContent ?? '').matchAll(/\+\d{5,}/g)) {
        if (window.paintedAt[price] !== undefined) continue;
        if (notes.waiting.size === 0 && !notes.isFrame) nextFrame(notes.onFrame);
        notes.waiting.add(price);
      }
    },
    onFrame() {
      if (notes.isFrame) return;
      notes.isFrame = true;
      port2.postMessage(0);
    },
    afterPaint() {
      const now = performance.timeOrigin + performance.now();
      for (const price of notes.waiting) window.paintedAt[price] ??= now;
      notes.waiting.clear();
      notes.isFrame = false;
    },
  };
  // Every callback of the page's own tells that a frame is being made, before it changes anything.
  window.requestAnimationFrame = (callback) =>
    nextFrame((time) => {
      notes.onFrame();
      callback(time);
    });
  port1.onmessage = notes.afterPaint;
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      notes.changed(target);
      for (const added of addedNodes) notes.changed(added);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
