import type { ReactNode } from 'react';
import './row-list.css';

export interface PlainRowProps {
  /** What the row is. */
  title: string;
  /** Figures after the title. */
  children: ReactNode;
}

/** A row of a list that leads nowhere. */
export function PlainRow({ title, children }: PlainRowProps) {
  return (
    <li className="ul-listrow ul-workrow">
      <span className="ul-grow ul-workrow__title ul-medium">{title}</span>
      {children}
    </li>
  );
}
