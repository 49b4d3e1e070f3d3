import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { Icon } from '../icon/index.ts';
import { useMessages } from '../messages/use-messages.ts';
import { PageItem } from './page-item.tsx';
import { listPages } from './pages.rules.ts';
import { paginationMessages } from './pagination.messages.ts';
import './pagination.css';

export interface PaginationProps {
  /** 0-based. */
  page: number;
  /** How many rows a page holds. */
  pageSize: number;
  /** How many rows there are on all pages. */
  total: number;
  /** What is counted, e.g. 'courses'. */
  noun: string;
  /** Told when another page is asked for. */
  onChange?: (page: number) => void;
  /** The address of a page: the places become links, which can be opened beside or kept. */
  hrefOf?: (page: number) => string;
}

/** '11 to 20 of 1,284 users' with the pages around; nothing when one page holds all. */
export function Pagination({ page, pageSize, total, noun, onChange, hrefOf }: PaginationProps) {
  const messages = useMessages(paginationMessages);
  const root = useRef<HTMLElement>(null);
  useFocusKept(root, page);
  const last = Math.max(0, Math.ceil(total / pageSize) - 1);
  if (last === 0) return null;
  const current = Math.min(page, last);
  const to = (target: number) => ({ page: target, href: hrefOf?.(target), onChange });
  const step = (target: number, label: string, icon: LucideIcon) => {
    const drawing = <Icon as={icon} size={16} isDirectional />;
    return target < 0 || target > last ? (
      <span className="ul-page" data-disabled="" aria-hidden="true">
        {drawing}
      </span>
    ) : (
      <PageItem {...to(target)} label={label}>
        {drawing}
      </PageItem>
    );
  };
  return (
    <nav ref={root} className="ul-pager" aria-label={messages.label(noun)}>
      <span className="ul-small ul-muted">
        {messages.range(
          current * pageSize + 1,
          Math.min(total, (current + 1) * pageSize),
          total,
          noun,
        )}
      </span>
      <ul className="ul-pages">
        <li>{step(current - 1, messages.previous, ChevronLeft)}</li>
        {listPages(current, last).map((one, index, all) =>
          one === 'gap' ? (
            <li key={`after ${all[index - 1]}`} data-far="" aria-hidden="true">
              <span className="ul-page" data-gap="">
                …
              </span>
            </li>
          ) : (
            <li key={one} data-far={one === current ? undefined : ''}>
              <PageItem {...to(one)} label={messages.page(one + 1)} isCurrent={one === current}>
                {one + 1}
              </PageItem>
            </li>
          ),
        )}
        <li>{step(current + 1, messages.next, ChevronRight)}</li>
      </ul>
    </nav>
  );
}

/** A step that led to the end is gone: focus goes to the page it led to instead of getting lost. */
function useFocusKept(root: React.RefObject<HTMLElement | null>, page: number): void {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const nav = root.current;
    if (hadFocus.current && page >= 0 && !nav?.contains(document.activeElement))
      nav?.querySelector<HTMLElement>('[aria-current]')?.focus();
    const note = () => {
      hadFocus.current = nav?.contains(document.activeElement) ?? false;
    };
    // What React removes tells no blur: only a move of focus to something else counts as leaving.
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [root, page]);
}
