import type { ReactNode } from 'react';

export interface ListPageProps {
  title: string;
  /** Below the heading. */
  text?: ReactNode;
  /** At the other end of the heading's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A page that is one list under its heading. */
export function ListPage({ title, text, aside, children }: ListPageProps) {
  return (
    <>
      <div className="ul-row ul-page-head" data-justify="between">
        <div>
          <h1 className="ul-h1" tabIndex={-1}>
            {title}
          </h1>
          {text}
        </div>
        {aside}
      </div>
      <div className="ul-stack ul-gap-24 ul-page-body">{children}</div>
    </>
  );
}
