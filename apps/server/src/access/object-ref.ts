import type { ObjectKind } from './object-kinds.ts';

/** Stands in a row's path, query or body for an object; which one depends on who calls. */
export class ObjectRef<Kind extends string = string> {
  readonly kind: Kind;
  /** Whether the matrix also tries each of the kind's objects that are not the caller's. */
  readonly isTried: boolean;

  constructor(kind: Kind, isTried: boolean) {
    this.kind = kind;
    this.isTried = isTried;
  }
}

/** An object of the caller, tried with others' as well. */
export const own = (kind: ObjectKind) => new ObjectRef(kind, true);

/** An object of the caller that stays. */
export const fixed = (
  kind:
    | ObjectKind
    | 'attemptQuestion'
    | 'upsell'
    | 'initials'
    | 'lineComment'
    | 'lineDraft'
    | 'managedDiploma'
    | 'managedKey'
    | 'managedName'
    | 'managedPrice'
    | 'managedProduct'
    | 'newEmail'
    | 'newId'
    | 'newUrl'
    | 'changedUrl'
    | 'newCopy'
    | 'freeAnswer'
    | 'freeExercise'
    | 'freePrice'
    | 'freeQuestion'
    | 'orderToken'
    | 'partnerKey'
    | 'quizAnswer'
    | 'shortCourse'
    | 'signature',
) => new ObjectRef(kind, false);

/** The body is the caller's own context, as it was read. */
export const callersContext = Symbol('context');

/** Stands for the state of a piece of work when the caller decides on it. */
export const seenState = Symbol('seen state');

/** Stands for the version of the product in the path when the caller changes it. */
export const seenProduct = Symbol('seen product');
