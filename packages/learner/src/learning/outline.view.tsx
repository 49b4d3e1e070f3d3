import type { Schema } from '@uplink/api-client';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { Disclosure } from '@uplink/ui/disclosure';
import { Lock } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { outlineMessages } from './outline.messages.ts';
import {
  isSectionOpen,
  nextPlace,
  type OutlinePlace,
  outlineWords,
  sectionMeta,
  toHops,
} from './outline.rules.ts';
import type { OutlineProps } from './outline.types.ts';
import { OutlineRow } from './outline-row.view.tsx';
import './outline.css';

export interface OutlineViewProps extends Omit<OutlineProps, 'productId'> {
  outline: Schema<'Outline'>;
  /** In place of its own head. */
  head?: ReactNode;
  /** The rows of a section. @default its lessons, each with its quiz and homework */
  hopsOf?: typeof toHops;
  /** How far a section is. @default how many of its lessons are done, or that they are locked */
  metaOf?: typeof sectionMeta;
}

/** Collapsible sections; the current one is open and its row scrolled into view. */
export function OutlineView({
  outline,
  current,
  openSection,
  head,
  hopsOf = toHops,
  metaOf = sectionMeta,
}: OutlineViewProps) {
  const messages = useMessages(outlineMessages);
  const formats = useFormats();
  const { sections, isNumbered } = outline;
  const here = current ?? nextPlace(outline, messages);
  const isAt = (place: OutlinePlace | undefined, hop: OutlinePlace) =>
    place?.lessonId === hop.lessonId && place.part === hop.part;
  const root = useSelectedInSight(current);
  return (
    <div ref={root}>
      {head ?? (
        <div className="ul-row ul-outline__head" data-justify="between">
          <h2 className="ul-h4">{messages.title}</h2>
          <span className="ul-small ul-muted">{outlineWords(outline, messages, formats)}</span>
        </div>
      )}
      {sections.map((section) => (
        <Disclosure
          key={section.id}
          title={isNumbered ? messages.section(section.position, section.name) : section.name}
          meta={metaOf(section, messages)}
          isDefaultOpen={isSectionOpen(section, outline, current, openSection)}
        >
          <ol className="ul-trail ul-outline__list">
            {hopsOf(section, messages).map((hop) => (
              <OutlineRow
                key={`${hop.lessonId}-${hop.part}`}
                hop={hop}
                sectionId={section.id}
                product={outline.product}
                isCurrent={isAt(here, hop)}
                isSelected={isAt(current, hop)}
              />
            ))}
          </ol>
          {outline.lock &&
            !section.isLocked &&
            section.lessons.some(({ isLocked }) => isLocked) && (
              <p className="ul-outline__lock ul-small ul-muted">
                <Lock className="ul-icon" size={14} aria-hidden />
                <span>{outline.lock.reason}</span>
              </p>
            )}
        </Disclosure>
      ))}
    </div>
  );
}

/** Scrolls the box around the outline, never the page, until the selected row is in sight. */
function useSelectedInSight(current: OutlinePlace | undefined) {
  const root = useRef<HTMLDivElement>(null);
  const { lessonId, part } = current ?? {};
  useEffect(() => {
    const row = root.current?.querySelector<HTMLElement>('[data-selected]');
    const box = root.current?.parentElement;
    if (lessonId === undefined || part === undefined || !row || !box) return;
    const { top, bottom } = row.getBoundingClientRect();
    const frame = box.getBoundingClientRect();
    if (top < frame.top || bottom > frame.bottom) box.scrollTop += top - frame.top - 96;
  }, [lessonId, part]);
  return root;
}
