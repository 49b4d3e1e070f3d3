/**
 * The texts that hosts can replace: the type of each namespace. Packages list theirs in their entry `messages`, which
 * adds them here.
 */
// biome-ignore lint/suspicious/noEmptyInterface: packages add to it
export interface MessageCatalog {}

/** Texts as widgets read them: any string in place of the words they have by default. */
export type Texts<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Result
    ? (...values: Values) => Texts<Result>
    : T extends object
      ? { readonly [Key in keyof T]: Texts<T[Key]> }
      : T;

/** Some of a namespace's texts. A list is replaced as a whole. */
export type TextOverrides<T> = T extends string
  ? T
  : T extends (...values: never) => unknown
    ? T
    : T extends readonly unknown[]
      ? T
      : { readonly [Key in Exclude<keyof T, symbol>]?: TextOverrides<T[Key]> };

/** A host's own texts, by namespace; widgets use their defaults for the rest. */
export type MessageOverrides = {
  readonly [Namespace in keyof MessageCatalog]?: TextOverrides<MessageCatalog[Namespace]>;
};

/** Where a definition keeps its namespace: a symbol, so that it isn't one of the texts. */
export const NAMESPACE: unique symbol = Symbol('namespace');

/** A namespace with its default texts, which code outside of components may read directly. */
export type Messages<T = object> = Texts<T> & { readonly [NAMESPACE]: string };

/**
 * Declares the default texts of a namespace. Components read them with `useMessages`, so that a provider can
 * replace them.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineMessages<T extends object>(namespace: string, texts: T): Messages<T> {
  return { ...texts, [NAMESPACE]: namespace } as unknown as Messages<T>;
}
