import type { ReactNode } from 'react';

export interface SectionProps {
  title: string;
  /** Counted, beside the title. */
  note?: string;
  id?: string;
  children: ReactNode;
}

/** A part of a product's page under its title. */
export function Section({ title, note, id, children }: SectionProps) {
  return (
    <section className="ul-front-section" id={id}>
      <div className="ul-front-section__head">
        <h2 className="ul-h2">{title}</h2>
        {note && <span className="ul-muted">{note}</span>}
      </div>
      {children}
    </section>
  );
}
