import { useMessages } from '@uplink/api-client/messages';
import { DocumentVersions } from '../shared/document-versions.view.tsx';
import { saleTermsMessages } from './sale-terms.messages.ts';
import './sale-terms.css';

/** The terms that checkout pages link to. Needs no account. */
export function SaleTerms() {
  const messages = useMessages(saleTermsMessages);
  return (
    <div className="ul-sale-terms">
      <h1 className="ul-h1" tabIndex={-1}>
        {messages.title}
      </h1>
      <p className="ul-lead ul-muted">{messages.lead}</p>
      <DocumentVersions name="termsOfSale" />
      {messages.sections.map(({ title, text }) => (
        <section key={title}>
          <h2 className="ul-h3">{title}</h2>
          <p>{text}</p>
        </section>
      ))}
    </div>
  );
}
