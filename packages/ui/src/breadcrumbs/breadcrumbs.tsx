import { Link } from '../link/link.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { breadcrumbsMessages } from './breadcrumbs.messages.ts';
import './breadcrumbs.css';

export interface BreadcrumbsProps {
  /** From the listing down to the page; the last one is the page itself. */
  items: readonly { label: string; href?: string }[];
}

/** Where the page is. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  const messages = useMessages(breadcrumbsMessages);
  return (
    <nav aria-label={messages.label}>
      <ol className="ul-crumbs">
        {items.map(({ label, href }, index) => (
          <li key={href ?? label}>
            {index < items.length - 1 && href ? (
              <Link href={href}>{label}</Link>
            ) : (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
