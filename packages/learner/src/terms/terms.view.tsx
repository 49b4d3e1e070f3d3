import type { Schema } from '@uplink/api-client';
import { Card } from '@uplink/ui/card';
import type { ReactNode } from 'react';
import './terms.css';

export interface TermsViewProps {
  terms: Schema<'Terms'>;
  /** The form, or what became of it. */
  children: ReactNode;
}

/** The text of an agreement, and below it what its reader does with it. */
export function TermsView({ terms, children }: TermsViewProps) {
  return (
    <div className="ul-terms">
      <header>
        <p className="ul-eyebrow">{terms.product.name}</p>
        <h1 className="ul-h1" tabIndex={-1}>
          {terms.title}
        </h1>
      </header>
      <Card>
        <div className="ul-terms__text">
          {terms.blocks.map(({ kind, text }, place) =>
            kind === 'heading' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the text of a version never changes
              <h2 key={place} className="ul-h3">
                {text}
              </h2>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: the text of a version never changes
              <p key={place}>{text}</p>
            ),
          )}
        </div>
      </Card>
      {children}
    </div>
  );
}
