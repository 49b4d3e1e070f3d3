import type { Deciding } from './decisions.controller.ts';
import type { DeskItem } from './desk.types.ts';

/** What every kind of work is reviewed with. */
export interface PaneProps {
  item: DeskItem;
  ownUserId: number;
  deciding: Deciding;
  /** Goes to the next work after a decision. */
  onNext: () => void;
}
