import type { ReactNode } from 'react';
import './pages.css';

interface PageProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** A page of the catalogue that is not a component. */
export function Page({ title, lead, children }: PageProps) {
  return (
    <main className="sb-page">
      <h1 className="ul-h1">{title}</h1>
      <p className="ul-lead">{lead}</p>
      {children}
    </main>
  );
}
