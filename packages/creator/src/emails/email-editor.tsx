'use client';
import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { creatorEmailsQuery, notReady, useUplink } from '@uplink/api-client/react';
import { FormFault, SaveBar } from '@uplink/kit/forms';
import { NotReadyView, useHeldQuery } from '@uplink/kit/states';
import { AuthorText } from '@uplink/kit/text';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { TextArea, TextField } from '@uplink/ui/field';
import { SegmentedControl } from '@uplink/ui/segmented-control';
import { Loading, Skeleton } from '@uplink/ui/skeleton';
import { Switch } from '@uplink/ui/switch';
import { useId, useState } from 'react';
import { type EmailKind, type EmailState, useEmails } from './email.controller.ts';
import { emailsMessages } from './emails.messages.ts';
import './emails.css';

export interface EmailEditorProps {
  /** The product. */
  moduleId: number;
}

/** The mails of a product: what is sent when an account is created and when someone is enrolled. */
export function EmailEditor({ moduleId }: EmailEditorProps) {
  const messages = useMessages(emailsMessages);
  const query = useHeldQuery(creatorEmailsQuery(useUplink(), moduleId));
  if (query.data) return <Editor emails={query.data} />;
  return (
    <NotReadyView
      isPage
      state={notReady(query)}
      noun={messages.email}
      skeleton={<Skeleton height={420} />}
      backHref="/creator/email"
    />
  );
}

const kindOptions = (messages: typeof emailsMessages) =>
  Object.entries(messages.kinds).map(([id, label]) => ({ id: id as EmailKind, label }));

function Editor({ emails }: { emails: Schema<'CreatorEmails'> }) {
  const messages = useMessages(emailsMessages);
  const id = useId();
  const [kind, setKind] = useState<EmailKind>('enrollment');
  const state = useEmails(emails, kind);
  const { form, changeCount } = state;
  return (
    <form {...form.formProps} id={id} className="ul-stack">
      <div className="ul-email-head">
        <h1 className="ul-h1" tabIndex={-1}>
          {emails.module.name}
        </h1>
        <SaveBar formId={id} form={form} changeCount={changeCount} action={messages.save} />
      </div>
      {form.isTried && form.isFaulty && (
        <p className="ul-small ul-fault" role="alert">
          {messages.fix}
        </p>
      )}
      <FormFault form={form} />
      <SegmentedControl
        aria-label={messages.tabs}
        options={kindOptions(messages)}
        value={kind}
        onChange={setKind}
      />
      <div className="ul-email">
        <Fields key={kind} form={form} kind={kind} />
        <Preview state={state} />
      </div>
    </form>
  );
}

function Fields({ form, kind }: { form: EmailState['form']; kind: EmailKind }) {
  const messages = useMessages(emailsMessages);
  return (
    <Card title={messages.kinds[kind]}>
      <div className="ul-stack">
        <Switch {...form.flag(`${kind}.enabled`)} description={messages.enabledText}>
          {messages.enabled}
        </Switch>
        <TextField label={messages.subject} {...form.field(`${kind}.subject`)} />
        <TextArea
          label={messages.content}
          rows={8}
          description={messages.placeholders}
          {...form.field(`${kind}.content`)}
        />
        <TextField label={messages.callToAction} {...form.field(`${kind}.callToAction`)} />
        <TextField label={messages.signature} {...form.field(`${kind}.signature`)} />
        <TextField label={messages.jobTitle} {...form.field(`${kind}.jobTitle`)} />
      </div>
    </Card>
  );
}

function Preview({ state: { preview, test } }: { state: EmailState }) {
  const messages = useMessages(emailsMessages);
  return (
    <Card title={messages.preview}>
      {preview === 'faulty' ? (
        <p className="ul-muted">{messages.noPreview}</p>
      ) : preview === 'failed' ? (
        <p className="ul-fault" role="alert">
          {messages.previewFailed}
        </p>
      ) : preview === 'loading' ? (
        <Loading label={messages.previewNoun}>
          <Skeleton height={200} />
        </Loading>
      ) : (
        <div className="ul-stack">
          <p className="ul-strong">{preview.subject}</p>
          <div className="ul-email__text">
            <AuthorText html={preview.html} />
          </div>
          <Button onPress={test.send} isPending={test.isPending}>
            {messages.test}
          </Button>
          <p className="ul-small" role="status">
            {test.isSent && messages.tested}
            {test.message}
          </p>
        </div>
      )}
    </Card>
  );
}
