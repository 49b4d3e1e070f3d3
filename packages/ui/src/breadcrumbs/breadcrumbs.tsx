import { Breadcrumbs as AriaBreadcrumbs, Breadcrumb, Link } from 'react-aria-components';
import './breadcrumbs.css';

export interface BreadcrumbsProps {
  /** From the listing down to the page; the last one is the page itself. */
  items: readonly { label: string; href?: string }[];
}

/** Where the page stands. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  return (
    <AriaBreadcrumbs className="ul-crumbs" aria-label="Breadcrumb">
      {items.map(({ label, href }, index) => (
        <Breadcrumb key={href ?? label} id={href ?? label}>
          {index < items.length - 1 && href ? (
            <Link href={href}>{label}</Link>
          ) : (
            <span aria-current="page">{label}</span>
          )}
        </Breadcrumb>
      ))}
    </AriaBreadcrumbs>
  );
}
