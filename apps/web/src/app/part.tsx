import { type ComponentType, lazy, Suspense, useState } from 'react';

/** The code of a component that is a file of its own. */
export interface Part<Props extends object> {
  /** The component, once its code is there. */
  loaded(): ComponentType<Props> | undefined;
  /** The component as one that waits for its code. */
  readonly Later: ComponentType<Props>;
  /** Fetches the code, once. A page that is known to need it waits for this, and is drawn in one go. */
  load(): Promise<void>;
}

export function definePart<Props extends object>(code: () => Promise<ComponentType<Props>>): Part<Props> {
  let component: ComponentType<Props> | undefined;
  const load = async () => {
    component ??= await code();
    return { default: component };
  };
  return {
    loaded: () => component,
    Later: lazy(load),
    load: async () => {
      await load();
    },
  };
}

/**
 * Draws a part at once where its code is there already, else, with nothing in its place, when it comes. React's `lazy` alone
 * waits in either case, and what follows a wait is held back.
 */
export function Parted<Props extends object>({ part, props }: { part: Part<Props>; props: Props }) {
  // One that is drawn stays what it was: another kind of component would begin anew.
  const [Chosen] = useState<ComponentType<Props>>(() => part.loaded() ?? part.Later);
  return (
    <Suspense fallback={null}>
      <Chosen {...props} />
    </Suspense>
  );
}
