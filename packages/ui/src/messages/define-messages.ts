/** A component's texts with the namespace by which hosts replace them. */
export interface Messages<T = object> {
  readonly namespace: string;
  readonly texts: T;
}

/** Declares what a component says by default. Components read it with `useMessages`. */
/* @__NO_SIDE_EFFECTS__ */
export function defineMessages<T extends object>(namespace: string, texts: T): Messages<T> {
  return { namespace, texts };
}
