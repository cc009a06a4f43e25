/**
 * Tells whoever measures how the app is used that something happened: an event 'fairline:track' on the window, with a name and
 * plain words. Nothing listens unless an operator adds a listener; nothing leaves the browser by itself.
 */
export function track(name: string, detail: Readonly<Record<string, string>>): void {
  window.dispatchEvent(new CustomEvent('fairline:track', { detail: { name, ...detail } }));
}
