'use client';
import { ChevronRight, GripVertical } from 'lucide-react';
import type { CSSProperties } from 'react';
import {
  Tree as AriaTree,
  Button,
  Collection,
  ListLayout,
  type Selection,
  TreeItem,
  TreeItemContent,
  Virtualizer,
} from 'react-aria-components';
import { SelectionBox } from '../data-table/selection-box.tsx';
import type { TreeNode, TreeProps } from './tree.types.ts';
import { useTreeDragging } from './tree-dragging.ts';
import './tree.css';

const rowHeight = 38;

/** Rows under rows, to open, pick and move; only those in sight are drawn, however many there are. */
export function Tree(props: TreeProps) {
  const { nodes, expanded, selected, onAction, onMove } = props;
  const dragging = useTreeDragging(props);
  const shown = nodes.reduce(
    (count, { id, children = [] }) => count + 1 + (expanded.has(id) ? children.length : 0),
    0,
  );
  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight }}>
      <AriaTree
        // A tree keeps the hooks it began with: whether rows can be moved makes another tree.
        key={String(onMove !== undefined)}
        aria-label={props['aria-label']}
        className="ul-tree"
        style={{ '--ul-tree-rows': shown } as CSSProperties}
        items={nodes}
        dependencies={[props.renderRow, props.renderEnd, props.currentId]}
        expandedKeys={expanded}
        onExpandedChange={(keys) => props.onExpandedChange(toIds(keys))}
        selectionMode={selected ? 'multiple' : 'none'}
        selectedKeys={selected ?? []}
        onSelectionChange={(keys) => props.onSelectedChange?.(pickedOf(keys, nodes))}
        onAction={(key) => onAction(Number(key))}
        {...(onMove && { dragAndDropHooks: dragging })}
      >
        {(node) => <Row key={node.id} node={node} tree={props} />}
      </AriaTree>
    </Virtualizer>
  );
}

function Row({ node, tree }: { node: TreeNode; tree: TreeProps }) {
  const { id, label, children } = node;
  return (
    <TreeItem
      id={id}
      textValue={label}
      className="ul-tree__row"
      data-kind={node.kind}
      {...(id === tree.currentId && { 'data-current': true })}
    >
      <TreeItemContent>
        {({ allowsDragging, selectionMode }) => (
          <div className="ul-tree__cells">
            {allowsDragging && (
              <Button slot="drag" className="ul-tree__grip">
                <GripVertical size={15} aria-hidden />
              </Button>
            )}
            {selectionMode === 'multiple' && <SelectionBox />}
            {children && (
              <Button slot="chevron" className="ul-tree__arrow">
                <ChevronRight size={16} aria-hidden />
              </Button>
            )}
            {tree.renderRow(id)}
            {tree.renderEnd && <span className="ul-tree__end">{tree.renderEnd(id)}</span>}
          </div>
        )}
      </TreeItemContent>
      <Collection items={children ?? []}>
        {(child) => <Row key={child.id} node={child} tree={tree} />}
      </Collection>
    </TreeItem>
  );
}

const toIds = (keys: Iterable<string | number>) => new Set([...keys].map(Number));

function pickedOf(keys: Selection, nodes: readonly TreeNode[]): Set<number> {
  if (keys !== 'all') return toIds(keys);
  return new Set(nodes.flatMap(({ id, children = [] }) => [id, ...children.map((one) => one.id)]));
}
