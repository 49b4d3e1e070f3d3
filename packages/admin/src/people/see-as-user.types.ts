import type { OfUserProps } from './user.types.ts';

/** A view of somebody's learning that was begun. */
export interface OfViewProps extends OfUserProps {
  viewId: number;
}
