import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from 'react-aria-components';
import './pagination.css';

export interface PaginationProps {
  /** 0-based. */
  page: number;
  pageSize: number;
  total: number;
  /** What is counted, e.g. 'courses'. */
  noun: string;
  onChange: (page: number) => void;
}

/** '11 to 20 of 1,284 users' with steps to either side; nothing when one page holds all. */
export function Pagination({ page, pageSize, total, noun, onChange }: PaginationProps) {
  const last = Math.max(0, Math.ceil(total / pageSize) - 1);
  if (last === 0) return null;
  const from = page * pageSize + 1;
  const to = Math.min(total, (page + 1) * pageSize);
  return (
    <nav className="ul-pager" aria-label="Pages">
      <span className="ul-small ul-muted">
        {from} to {to} of {total.toLocaleString('en-US')} {noun}
      </span>
      <span className="ul-pages">
        <Button
          className="ul-page"
          aria-label="Previous page"
          isDisabled={page === 0}
          onPress={() => onChange(page - 1)}
        >
          <ChevronLeft className="ul-icon" size={16} />
        </Button>
        <span className="ul-page" data-selected="" aria-current="page">
          {page + 1}
        </span>
        <Button
          className="ul-page"
          aria-label="Next page"
          isDisabled={page >= last}
          onPress={() => onChange(page + 1)}
        >
          <ChevronRight className="ul-icon" size={16} />
        </Button>
      </span>
    </nav>
  );
}
