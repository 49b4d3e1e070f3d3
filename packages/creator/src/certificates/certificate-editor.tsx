'use client';
import type { Schema } from '@uplink/api-client';
import { diplomaType } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { creatorDiplomaQuery, notReady, useUplink } from '@uplink/api-client/react';
import { Confirm } from '@uplink/kit/dialogs';
import { FormFault, SaveBar } from '@uplink/kit/forms';
import { CopyLink } from '@uplink/kit/sharing';
import { NotReadyView, noResource, useHeldQuery } from '@uplink/kit/states';
import { Button, LinkButton } from '@uplink/ui/button';
import { useMediaQuery } from '@uplink/ui/media-query';
import { Skeleton } from '@uplink/ui/skeleton';
import { Badge } from '@uplink/ui/status';
import { useId, useState } from 'react';
import { type CertificateState, useCertificate } from './certificate.controller.ts';
import { CertificateOutline } from './certificate-outline.view.tsx';
import { CertificatePage } from './certificate-page.tsx';
import { CertificateSections } from './certificate-sections.view.tsx';
import { certificatesMessages } from './certificates.messages.ts';
import './certificates.css';

export interface CertificateEditorProps {
  /** The type of the address: 1, 2 or 3. */
  type: string;
  /** The certificate or award. */
  diplomaId: number;
  /** Where to go after it was deleted. */
  onDeleted: () => void;
}

/** A certificate or award with its twelve sections, beside the page it makes. */
export function CertificateEditor({ type, diplomaId, onDeleted }: CertificateEditorProps) {
  const messages = useMessages(certificatesMessages);
  const code = diplomaType(Number(type));
  const query = useHeldQuery(creatorDiplomaQuery(useUplink(), diplomaId));
  const diploma = query.data;
  const isOther = diploma !== undefined && diploma.form.type !== code;
  if (!diploma || isOther)
    return (
      <NotReadyView
        isPage
        state={isOther ? { status: 'empty' } : notReady(query)}
        noun={messages.certificate}
        skeleton={<Skeleton height={480} />}
        empty={noResource({
          title: messages.unknown,
          text: '',
          action: <LinkButton href="/creator/certifications">{messages.toList}</LinkButton>,
        })}
      />
    );
  return <Editor diploma={diploma} onDeleted={onDeleted} />;
}

interface EditorProps {
  diploma: Schema<'CreatorDiploma'>;
  onDeleted: () => void;
}

function Editor({ diploma, onDeleted }: EditorProps) {
  const messages = useMessages(certificatesMessages);
  const id = useId();
  const state = useCertificate(diploma);
  const isWide = useMediaQuery('(min-width: 1025px)');
  const { form, changeCount, preview } = state;
  return (
    <>
      <div className="ul-certificate-head">
        <div>
          <div className="ul-cluster ul-gap-12">
            <h1 className="ul-h1" tabIndex={-1}>
              {diploma.form.name}
            </h1>
            <Badge>{messages.types[diplomaType(diploma.form.type)]}</Badge>
          </div>
          <p className="ul-muted">{messages.issuedTimes(diploma.issuedCount)}</p>
        </div>
        <SaveBar
          formId={id}
          form={form}
          changeCount={changeCount}
          action={messages.save}
          isDisabled={!isWide}
        >
          <Removal state={state} name={diploma.form.name} onDeleted={onDeleted} />
          {preview.pdf && (
            <LinkButton href={preview.pdf} download={`${diploma.form.name}.pdf`}>
              {messages.sample}
            </LinkButton>
          )}
        </SaveBar>
      </div>
      {isWide ? (
        <form {...form.formProps} id={id} className="ul-stack ul-page-body">
          {form.isTried && form.isFaulty && (
            <p className="ul-small ul-fault" role="alert">
              {messages.fix}
            </p>
          )}
          <FormFault form={form} />
          <div className="ul-certificate">
            <CertificateOutline values={form.values} formId={id} />
            <CertificateSections form={form} pictures={state.pictures} formId={id} />
            <CertificatePage state={state} nextReference={diploma.nextReference} />
          </div>
        </form>
      ) : (
        <div className="ul-stack ul-page-body">
          <section className="ul-card ul-card__body ul-stack" aria-label={messages.narrow}>
            <h2 className="ul-h3">{messages.narrow}</h2>
            <p className="ul-muted">{messages.narrowText}</p>
            <CopyLink label={messages.address} url={location.href} />
          </section>
          <CertificatePage state={state} nextReference={diploma.nextReference} />
        </div>
      )}
    </>
  );
}

interface RemovalProps {
  state: CertificateState;
  name: string;
  onDeleted: () => void;
}

function Removal({ state, name, onDeleted }: RemovalProps) {
  const messages = useMessages(certificatesMessages);
  const [isAsked, setAsked] = useState(false);
  const [isPending, setPending] = useState(false);
  return (
    <>
      <Button variant="danger-quiet" onPress={() => setAsked(true)}>
        {messages.delete}
      </Button>
      <Confirm
        isOpen={isAsked}
        title={messages.deleteTitle(name)}
        confirmLabel={messages.deleteConfirm}
        isDanger
        isPending={isPending}
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setPending(true);
          state
            .remove()
            .then(onDeleted)
            .finally(() => setPending(false));
        }}
      >
        {messages.deleteText}
      </Confirm>
    </>
  );
}
