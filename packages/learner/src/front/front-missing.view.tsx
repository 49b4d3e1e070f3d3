import { useMessages } from '@uplink/api-client/messages';
import { LinkButton } from '@uplink/ui/button';
import { frontMessages } from './front.messages.ts';

/** There is no product at an address, or not any more. */
export function FrontMissing() {
  const messages = useMessages(frontMessages);
  return (
    <section className="ul-front-wrap ul-front-missing">
      <h1 className="ul-h1">{messages.missingTitle}</h1>
      <p className="ul-lead">{messages.missingText}</p>
      <p className="ul-front-actions">
        <LinkButton variant="primary" href="/">
          {messages.goHome}
        </LinkButton>
      </p>
    </section>
  );
}
