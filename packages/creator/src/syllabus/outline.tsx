import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { Card } from '@uplink/ui/card';
import { SearchField } from '@uplink/ui/search-field';
import { Tree, type TreeNode } from '@uplink/ui/tree';
import { useMemo, useState } from 'react';
import { canDrop, findLesson, foundIn, sectionFor, toMove } from './outline.rules.ts';
import { OutlineAdd } from './outline-add.view.tsx';
import { OutlineBulk } from './outline-bulk.view.tsx';
import { OutlineFoot, OutlineHead } from './outline-frame.view.tsx';
import { OutlineMenu } from './outline-menu.tsx';
import { OutlineRow } from './outline-row.view.tsx';
import { type Asked, PartDialogs } from './part-dialogs.tsx';
import type { SyllabusChanges } from './syllabus.controller.ts';
import { syllabusMessages } from './syllabus.messages.ts';

export interface OutlineProps {
  syllabus: Schema<'Syllabus'>;
  changes: SyllabusChanges;
  isReadOnly: boolean;
  /** Why it can only be read. */
  note?: string | undefined;
  currentId: number | undefined;
  onOpenLesson: (id: number) => void;
  /** Where the outline is; its lessons are below. */
  outlineHref: string;
}

/** The outline: found, opened, picked and moved. */
export function Outline({
  syllabus,
  changes,
  isReadOnly,
  note,
  currentId,
  onOpenLesson,
  outlineHref,
}: OutlineProps) {
  const messages = useMessages(syllabusMessages);
  const { sections } = syllabus;
  const [sought, setSought] = useState<string>();
  const [collapsed, setCollapsed] = useState<ReadonlySet<number>>(new Set());
  const [picked, setPicked] = useState<ReadonlySet<number>>();
  const [asked, setAsked] = useState<Asked>();
  const shown = useMemo(() => foundIn(sections, sought ?? ''), [sections, sought]);
  const nodes = useMemo<TreeNode[]>(
    () =>
      shown.map(({ id, name, lessons }) => ({
        id,
        label: name,
        kind: 'section',
        children: lessons.map((one) => ({ id: one.id, label: one.name, kind: 'lesson' })),
      })),
    [shown],
  );
  const expanded = useMemo(
    () => new Set(shown.flatMap(({ id }) => (collapsed.has(id) && !sought ? [] : [id]))),
    [shown, collapsed, sought],
  );
  const numbers = useMemo(
    () => new Map(sections.map(({ id }, index) => [id, index + 1])),
    [sections],
  );

  function setExpanded(ids: ReadonlySet<number>): void {
    setCollapsed(new Set(sections.flatMap(({ id }) => (ids.has(id) ? [] : [id]))));
  }

  return (
    <Card isFlush aria-label={messages.outline} className="ul-syllabus-outline">
      <OutlineHead
        sections={sections}
        isAllOpen={collapsed.size === 0}
        onToggleAll={() =>
          setExpanded(collapsed.size === 0 ? new Set() : new Set(sections.map(({ id }) => id)))
        }
        onSearch={() => setSought(sought === undefined ? '' : undefined)}
        {...(!isReadOnly && {
          isSelecting: picked !== undefined,
          onSelect: () => setPicked(picked ? undefined : new Set()),
          onAddSection: () => setAsked({ kind: 'addSection' }),
        })}
      />
      {sought !== undefined && (
        <div className="ul-syllabus-outline__search">
          <SearchField label={messages.findLabel} value={sought} onChange={setSought} autoFocus />
        </div>
      )}
      {note && <p className="ul-syllabus-outline__line ul-small ul-muted">{note}</p>}
      {changes.fault && (
        <p className="ul-syllabus-outline__line ul-small ul-fault" role="alert">
          {changes.fault}
        </p>
      )}
      {nodes.length === 0 ? (
        <p className="ul-syllabus-outline__line ul-muted">
          {sections.length > 0
            ? messages.nothingFound
            : isReadOnly
              ? messages.emptyToRead
              : messages.empty}
        </p>
      ) : (
        <Tree
          aria-label={messages.tree}
          nodes={nodes}
          currentId={currentId}
          expanded={expanded}
          onExpandedChange={setExpanded}
          selected={picked}
          onSelectedChange={setPicked}
          onAction={(id) => {
            if (findLesson(sections, id)) onOpenLesson(id);
            else setExpanded(toggled(expanded, id));
          }}
          renderRow={(id) => <OutlineRow sections={sections} id={id} number={numbers.get(id)} />}
          renderEnd={(id) =>
            !isReadOnly && (
              <OutlineMenu sections={sections} id={id} onChange={changes.change} onAsk={setAsked} />
            )
          }
          canDrop={(kind, target) => canDrop(sections, kind, target)}
          {...(!isReadOnly &&
            !sought && {
              onMove: (ids, target) => {
                const move = toMove(sections, ids, target);
                if (move) void changes.change(move);
              },
            })}
        />
      )}
      {picked && picked.size > 0 && (
        <OutlineBulk
          sections={sections}
          picked={[...picked]}
          onAsk={setAsked}
          onChange={changes.change}
        />
      )}
      {!isReadOnly && sections.length > 0 && (
        <OutlineAdd
          lesson={currentId === undefined ? undefined : findLesson(sections, currentId)}
          lessonHref={`${outlineHref}/${currentId}`}
          onAddLesson={() =>
            setAsked({ kind: 'addLesson', sectionId: sectionFor(sections, currentId) })
          }
        />
      )}
      <OutlineFoot isReadOnly={isReadOnly} />
      <PartDialogs
        productId={syllabus.productId}
        sections={sections}
        asked={asked}
        onChange={changes.change}
        onAdded={onOpenLesson}
        onClose={() => setAsked(undefined)}
      />
    </Card>
  );
}

function toggled(ids: ReadonlySet<number>, id: number): Set<number> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
