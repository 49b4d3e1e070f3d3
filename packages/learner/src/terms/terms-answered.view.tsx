import { productPath } from '@uplink/api-client/domain';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { Note } from '@uplink/kit/states';
import { Button, LinkButton } from '@uplink/ui/button';
import { useEffect, useRef } from 'react';
import type { TermsReady } from './terms.controller.ts';
import { termsMessages } from './terms.messages.ts';

export interface TermsAnsweredProps extends Omit<TermsReady, 'status'> {
  /** It takes the place of the form, with which the focus went. */
  takesFocus: boolean;
}

/** What someone answered, and the way on. */
export function TermsAnswered(props: TermsAnsweredProps) {
  const messages = useMessages(termsMessages);
  const formats = useFormats();
  const { terms, isDownloading, downloadError, onDownload, takesFocus } = props;
  const answer = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) answer.current?.focus();
  }, [takesFocus]);
  const date = terms.answeredAt ? formats.date(terms.answeredAt) : '';
  if (terms.state === 'declined') {
    return (
      <Note kind="pending" role="status">
        <p className="ul-strong" tabIndex={-1} ref={answer}>
          {messages.declined}
        </p>
        <p>{messages.declinedOn(date)}</p>
      </Note>
    );
  }
  return (
    <Note kind="ok" role="status">
      <p className="ul-strong" tabIndex={-1} ref={answer}>
        {messages.accepted}
      </p>
      <p>{messages.acceptedOn(date)}</p>
      <p className="ul-terms__hash">{messages.fingerprint(terms.hash ?? '')}</p>
      {downloadError && <p className="ul-fault">{downloadError}</p>}
      <div className="ul-cluster ul-gap-12">
        <LinkButton variant="primary" href={productPath(terms.product)}>
          {messages.go(terms.product.name)}
        </LinkButton>
        <Button isPending={isDownloading} onPress={onDownload}>
          {messages.download}
        </Button>
      </div>
    </Note>
  );
}
