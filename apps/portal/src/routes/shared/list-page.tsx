import type { ReactNode } from 'react';

export interface ListPageProps {
  title: string;
  /** At the other end of the heading's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A page that is one list under its heading. */
export function ListPage({ title, aside, children }: ListPageProps) {
  return (
    <>
      <div className="ul-row ul-page-head" data-justify="between">
        <h1 className="ul-h1" tabIndex={-1}>
          {title}
        </h1>
        {aside}
      </div>
      <div className="ul-stack ul-gap-24 ul-page-body">{children}</div>
    </>
  );
}
