'use client';
import { currentVersion, type DocumentName } from '@uplink/api-client/domain';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { Dialog } from '@uplink/ui/dialog';
import { useState } from 'react';
import { useDocumentNews } from './document-news.controller.ts';
import { documentNewsMessages } from './document-news.messages.ts';

export interface DocumentNewsProps {
  /** Where each document can be read. */
  hrefs: Record<DocumentName, string>;
}

/** Shows new versions of the documents until they are accepted; put off, they come back at the next visit. */
export function DocumentNews({ hrefs }: DocumentNewsProps) {
  const messages = useMessages(documentNewsMessages);
  const { documents, accept, isAccepting, message } = useDocumentNews();
  const [isPutOff, setPutOff] = useState(false);
  if (documents.length === 0 || isPutOff) return null;
  return (
    <Dialog
      title={messages.title}
      isOpen
      onClose={() => setPutOff(true)}
      footer={
        <>
          <Button onPress={() => setPutOff(true)}>{messages.later}</Button>
          <Button variant="primary" isPending={isAccepting} onPress={accept}>
            {messages.accept}
          </Button>
        </>
      }
    >
      <div className="ul-stack">
        <p>{messages.text}</p>
        {documents.map((name) => (
          <DocumentChange key={name} name={name} href={hrefs[name]} />
        ))}
        {message && (
          <p className="ul-small ul-fault" role="alert">
            {message}
          </p>
        )}
      </div>
    </Dialog>
  );
}

function DocumentChange({ name, href }: { name: DocumentName; href: string }) {
  const messages = useMessages(documentNewsMessages);
  const formats = useFormats();
  const { since, changes } = currentVersion(name);
  return (
    <section>
      <h3 className="ul-h5">
        <a href={href} target="_blank" rel="noopener">
          {messages.names[name]} <span className="ul-hidden">{messages.newTab}</span>
        </a>
      </h3>
      <p>{changes}</p>
      <p className="ul-small ul-muted">{messages.since(formats.date(since))}</p>
    </section>
  );
}
