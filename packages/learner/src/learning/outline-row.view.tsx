import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { Link } from '@uplink/ui/link';
import { HopNode } from '@uplink/ui/route-path';
import { CirclePlay, FileCheck, ListChecks, ScrollText } from 'lucide-react';
import { outlineMessages } from './outline.messages.ts';
import { hopHref, type OutlineHop } from './outline.rules.ts';
import './outline.css';

const icons = { lesson: CirclePlay, text: ScrollText, quiz: ListChecks, homework: FileCheck };

export interface OutlineRowProps {
  hop: OutlineHop;
  sectionId: number;
  product: Schema<'ProductRef'>;
  /** Whether the learner is here. */
  isCurrent: boolean;
  /** Whether its page is open. */
  isSelected: boolean;
}

/** One hop of the outline: a link while it is open, plain text while it is locked. */
export function OutlineRow({ hop, sectionId, product, isCurrent, isSelected }: OutlineRowProps) {
  const messages = useMessages(outlineMessages);
  const { name, meta, part, hasVideo } = hop;
  const state = isCurrent && hop.state === 'open' ? 'current' : hop.state;
  const Icon = icons[part === 'lesson' && !hasVideo ? 'text' : part];
  const href = hopHref(hop, sectionId, product);
  const text = (
    <>
      <span className="ul-outline__name">{name}</span>
      <span className="ul-outline__meta">
        <Icon className="ul-icon" size={13} aria-hidden />
        <span className="ul-mono">{meta}</span>
        <span className="ul-sr">, {messages.states[state]}</span>
      </span>
    </>
  );
  return (
    <li
      className="ul-trail__item ul-outline__item"
      data-state={state}
      data-selected={isSelected || undefined}
    >
      <span className="ul-hop ul-node-box" data-state={state}>
        <HopNode state={state} />
      </span>
      {href ? (
        <Link href={href} aria-current={isSelected ? 'page' : undefined}>
          {text}
        </Link>
      ) : (
        <div>
          {text}
          {hop.isForSale && (
            <Link
              className="ul-outline__buy ul-small"
              href={`?in-app=${hop.lessonId}`}
              aria-label={messages.buyLesson(name)}
            >
              {messages.buy}
            </Link>
          )}
        </div>
      )}
    </li>
  );
}
