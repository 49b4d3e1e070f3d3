import type { StatusKind } from '@uplink/ui/status';
import type { ReactNode, Ref } from 'react';
import './note.css';

export interface NoteProps {
  /** Its colour. @default 'pending' */
  kind?: StatusKind;
  /** Read out when it appears: politely, or at once. */
  role?: 'status' | 'alert';
  /** Further classes of the outer element. */
  className?: string;
  /** Where the focus goes when the button that had it is gone. */
  focusRef?: Ref<HTMLDivElement>;
  /** The words. */
  children: ReactNode;
}

/** A few words set apart, such as the state of some work. */
export function Note({ kind, role, className, focusRef, children }: NoteProps) {
  return (
    <div
      className={className ? `ul-note ${className}` : 'ul-note'}
      data-kind={kind}
      role={role}
      {...(focusRef && { ref: focusRef, tabIndex: -1 })}
    >
      {children}
    </div>
  );
}

interface NoteWordsProps {
  /** The words. */
  children: string;
}

/** Someone's own words in a note, as they were typed. */
export function NoteWords({ children }: NoteWordsProps) {
  return <p className="ul-note__words">{children}</p>;
}
