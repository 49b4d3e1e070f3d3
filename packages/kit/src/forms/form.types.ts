import type { DeepKeys, DeepValue } from '@tanstack/react-form';
import type { FormEvent, RefObject } from 'react';
import type { Conflict } from '../saving/conflict.ts';

/** The name of a field, or the path of one in a list: 'title', 'links[1].url'. */
export type FieldPath<Values> = DeepKeys<Values>;

/** The same for any row: 'links[].url'. */
type Pattern<Path> = Path extends `${infer List}[${number}]${infer Rest}`
  ? `${List}[]${Pattern<Rest>}`
  : Path;

/** Rules by field, in the order in which their messages count; 'links[].url' is a field of each row. */
export type FieldRules<Values> = {
  [Path in FieldPath<Values> as Pattern<Path>]?: readonly ((
    value: DeepValue<Values, Path>,
    values: Values,
  ) => string | undefined)[];
};

/** Asks the server about a value, e.g. whether a name is taken. Resolves with the fault. */
export type FieldCheck<Value> = (value: Value) => Promise<string | undefined>;

/** Checks by field; 'links[].url' is a field of each row. */
export type FieldChecks<Values> = {
  [Path in FieldPath<Values> as Pattern<Path>]?: FieldCheck<DeepValue<Values, Path>>;
};

export interface FormOptions<Values extends object> {
  /** What the fields hold before anyone types. When the server has something newer, pass that: it is merged. */
  stored: Values;
  /** The rules of `domain/validation` by field, or the faults by path where fields depend on each other. */
  rules?: FieldRules<Values> | ((values: Values) => Record<string, string | undefined>);
  /** Puts a fault into words. @default those that the namespace `api-client/validation` has for it */
  words?: (fault: string) => string;
  /**
   * Asked once someone pauses or leaves the field, when its rules find no fault and its value is not a stored
   * one. Sending waits for the answers; a check that fails says nothing of its value.
   */
  checks?: FieldChecks<Values>;
  /**
   * Sends what was typed. Resolves with what the server has now; without a word of it the form begins again.
   * Rejects with an `ApiError`, whose `fieldErrors` are shown at their fields.
   */
  send: (
    values: Values,
    changed: readonly (keyof Values & string)[],
    // biome-ignore lint/suspicious/noConfusingVoidType: whoever has nothing to tell returns nothing
  ) => Promise<Values | undefined | void>;
  /** The field that a name in `fieldErrors` belongs to. @default the same, 'links.1.url' being 'links[1].url' */
  toField?: (name: string) => string;
  /** After a 409: what the server has now. Fields that only one side changed are merged and sent again. */
  fetchStored?: () => Promise<Values>;
  /** What is typed is kept on this device under this name until it is sent. @default it is kept nowhere */
  draft?: string;
  /**
   * Asks before the page is left with something unsaved; `'tab'` only before the tab is closed, for a form that
   * saves itself and keeps a draft. @default false
   */
  warnsOnLeave?: boolean | 'tab';
  /** Puts a field into words where it was changed here and elsewhere. Needed with `fetchStored`. */
  describe?: (field: keyof Values & string, value: unknown) => { label: string; lines: string[] };
}

/** For a field of `@uplink/ui`: spread it, and add a label. */
export interface FieldProps<Value> {
  name: string;
  value: Value;
  errorMessage: string | undefined;
  /** The rules have words of their own; the browser's would stand in their way. */
  validationBehavior: 'aria';
  onChange: (value: Value) => void;
  onBlur: () => void;
}

/** For a `Checkbox` or a `Switch` of `@uplink/ui`: spread it. */
export interface FlagProps extends Pick<FieldProps<boolean>, 'name' | 'onChange' | 'onBlur'> {
  isSelected: boolean;
}

/** The rows of a list of fields. */
export interface FieldList<Item> {
  items: readonly Item[];
  /** What is wrong with the list as a whole, e.g. that it is empty. */
  errorMessage: string | undefined;
  add: (item: Item) => void;
  remove: (index: number) => void;
  move: (from: number, to: number) => void;
}

type Item<Value> = Value extends readonly (infer One)[] ? One : never;

/** What the frame of a form needs, whatever its fields are. */
export interface FormFrame {
  isSending: boolean;
  /** Why it was not sent, unless that is at its fields. */
  message: string | undefined;
  /** Fields that were changed here and elsewhere; nothing is sent before each is resolved. */
  conflicts: readonly Conflict[];
  resolve: (field: string, choice: 'mine' | 'theirs') => void;
  /** For the `form` element: sends on Enter, and finds the first fault. */
  formProps: {
    ref: RefObject<HTMLFormElement | null>;
    noValidate: true;
    onSubmit: (event: FormEvent) => void;
  };
}

export interface Form<Values extends object> extends FormFrame {
  values: Values;
  /** Something was typed that is not sent. */
  isDirty: boolean;
  /** What was changed is stored, and nothing was typed since. */
  isSaved: boolean;
  /** Someone tried to send it, with or without faults. */
  isTried: boolean;
  /** A rule is broken, whether that is shown yet or not. */
  isFaulty: boolean;
  /** The last failure itself. */
  error: Error | undefined;
  /** The field's value with its events, and its fault once that is to be shown. */
  field: <Path extends FieldPath<Values>>(path: Path) => FieldProps<DeepValue<Values, Path>>;
  /** The same for something that is on or off. */
  flag: (path: FieldPath<Values>) => FlagProps;
  /** A list of fields, e.g. links that are added and removed. */
  list: <Path extends FieldPath<Values>>(path: Path) => FieldList<Item<DeepValue<Values, Path>>>;
  /** Tells a field's fault from now on, though nothing was typed into it. */
  leave: (path: FieldPath<Values>) => void;
  submit: () => void;
  /** Goes back to what is stored. */
  discard: () => void;
}
