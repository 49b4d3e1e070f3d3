import type { ReactNode } from 'react';

/** A row with what lies under it. */
export interface TreeNode {
  id: number;
  /** Its name as it is spoken. */
  label: string;
  /** What moves together: rows of one kind are dropped where `canDrop` lets this kind. */
  kind: string;
  children?: readonly TreeNode[];
}

/** A place between rows, or in one. */
export interface TreeTarget {
  id: number;
  position: 'before' | 'after' | 'on';
}

export interface TreeProps {
  /** Names the tree. */
  'aria-label': string;
  /** The rows at the top, each with those under it. */
  nodes: readonly TreeNode[];
  /** What a row shows beside its grip and its arrow. */
  renderRow: (id: number) => ReactNode;
  /** At the end of a row, e.g. its menu. */
  renderEnd?: (id: number) => ReactNode;
  /** The row whose content is open beside the tree. */
  currentId?: number | undefined;
  /** A row was chosen: clicked, or Enter pressed. */
  onAction: (id: number) => void;
  /** The ids of rows that are open. */
  expanded: ReadonlySet<number>;
  /** Told the ids of all rows that are open now. */
  onExpandedChange: (ids: Set<number>) => void;
  /** Rows can be picked with checkboxes; without it they can't. */
  selected?: ReadonlySet<number> | undefined;
  /** Told the ids of all rows that are picked now. */
  onSelectedChange?: (ids: Set<number>) => void;
  /** Whether rows of a kind go to a place. */
  canDrop?: (kind: string, target: TreeTarget) => boolean;
  /** Rows were dragged, by pointer, touch or keys; without it nothing is dragged. */
  onMove?: ((ids: number[], target: TreeTarget) => void) | undefined;
}
