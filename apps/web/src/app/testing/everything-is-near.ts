/** Nothing has a place in a page without a layout: all of it is near. */
class EverythingIsNear extends IntersectionObserver {
  readonly #tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    super(tell);
    this.#tell = tell;
  }
  override observe(target: Element): void {
    const at = target.getBoundingClientRect();
    const entry = {
      target,
      isIntersecting: true,
      intersectionRatio: 1,
      boundingClientRect: at,
      intersectionRect: at,
      rootBounds: null,
      time: 0,
    };
    queueMicrotask(() => this.#tell([entry], this));
  }
}
globalThis.IntersectionObserver = EverythingIsNear;
