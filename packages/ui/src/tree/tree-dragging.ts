import { type ItemDropTarget, useDragAndDrop } from 'react-aria-components';
import type { TreeNode, TreeProps, TreeTarget } from './tree.types.ts';

const typeOf = (kind: string) => `application/x-uplink-${kind}`;

/** What react-aria needs to drag the rows of a tree, each kind where it may go. */
export function useTreeDragging({ nodes, canDrop, onMove }: TreeProps) {
  const all = nodes.flatMap((node) => [node, ...(node.children ?? [])]);
  const kinds = [...new Set(all.map(({ kind }) => kind))];
  const { dragAndDropHooks } = useDragAndDrop<TreeNode>({
    getItems: (keys) =>
      all
        .filter(({ id }) => keys.has(id))
        .map(({ id, label, kind }) => ({ 'text/plain': label, [typeOf(kind)]: String(id) })),
    getDropOperation(target, types) {
      if (target.type !== 'item') return 'cancel';
      const isWelcome = kinds.every(
        (kind) => !types.has(typeOf(kind)) || canDrop?.(kind, toTarget(target)) !== false,
      );
      return isWelcome ? 'move' : 'cancel';
    },
    onMove: ({ keys, target }) => onMove?.([...keys].map(Number), toTarget(target)),
  });
  return dragAndDropHooks;
}

const toTarget = ({ key, dropPosition }: ItemDropTarget): TreeTarget => ({
  id: Number(key),
  position: dropPosition,
});
