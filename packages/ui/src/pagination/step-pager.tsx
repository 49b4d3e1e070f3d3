import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { Icon } from '../icon/index.ts';
import { useMessages } from '../messages/use-messages.ts';
import { paginationMessages } from './pagination.messages.ts';
import './pagination.css';

export interface StepPagerProps {
  /** What is counted, e.g. 'submissions'. */
  noun: string;
  /** How many there are, in words: '1,284 submissions'. */
  count: string;
  /** The cursors of the pages around; null where there is none. Nothing is shown until they are known. */
  paging: { previous: string | null; next: string | null } | undefined;
  /** Told the cursor of the page that is asked for. */
  onChange: (cursor: string) => void;
}

/** Steps through a list that changes while it is read, whose pages have no numbers; nothing for one page. */
export function StepPager({ noun, count, paging, onChange }: StepPagerProps) {
  const messages = useMessages(paginationMessages);
  const { previous = null, next = null } = paging ?? {};
  if (previous === null && next === null) return null;
  const to = (cursor: string | null) => (cursor === null ? undefined : () => onChange(cursor));
  return (
    <nav className="ul-pager" aria-label={messages.label(noun)}>
      <span className="ul-small ul-muted">{count}</span>
      <ul className="ul-pages">
        <li>
          <Step label={messages.previous} icon={ChevronLeft} onPress={to(previous)} />
        </li>
        <li>
          <Step label={messages.next} icon={ChevronRight} onPress={to(next)} />
        </li>
      </ul>
    </nav>
  );
}

interface StepProps {
  label: string;
  icon: LucideIcon;
  onPress: (() => void) | undefined;
}

/** It stays when it leads nowhere: whoever pressed it would lose their place. */
function Step({ label, icon, onPress }: StepProps) {
  return (
    <button
      type="button"
      className="ul-page"
      aria-label={label}
      aria-disabled={onPress === undefined}
      data-disabled={onPress === undefined ? '' : undefined}
      onClick={onPress}
    >
      <Icon as={icon} size={16} isDirectional />
    </button>
  );
}
