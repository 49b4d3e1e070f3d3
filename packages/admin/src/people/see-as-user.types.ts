import type { OfUserProps } from './user.types.ts';

/** A view of someone's learning that was begun. */
export interface OfViewProps extends OfUserProps {
  viewId: number;
}
