import type { Schema } from '@uplink/api-client';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { moderationCaseQuery, notReady, useUplink } from '@uplink/api-client/react';
import { FormDialog } from '@uplink/kit/dialogs';
import { moderationMessages } from '@uplink/kit/moderation';
import { Note, NotReadyView, noContent, PageSkeleton, useHeldQuery } from '@uplink/kit/states';
import { AuthorText } from '@uplink/kit/text';
import { Button } from '@uplink/ui/button';
import { Dialog } from '@uplink/ui/dialog';
import { TextArea } from '@uplink/ui/field';
import { Select } from '@uplink/ui/select';
import { useDecision } from './decision.controller.ts';
import { moderationCasesMessages } from './moderation-cases.messages.ts';

export interface ModerationCaseProps {
  caseId: number;
  onClose: () => void;
}

/** One case: what was written, in its context, who reported it, and the decision. */
export function ModerationCase({ caseId, onClose }: ModerationCaseProps) {
  const messages = useMessages(moderationCasesMessages);
  const moderationTexts = useMessages(moderationMessages);
  const query = useHeldQuery(moderationCaseQuery(useUplink(), caseId));
  const found = query.data;
  if (found && found.actions.length > 0)
    return <Deciding key={found.case.version} found={found} onClose={onClose} />;
  return (
    <Dialog
      title={found ? titleOf(found, moderationTexts, messages) : messages.caseNoun}
      size="md"
      isOpen
      onClose={onClose}
      footer={<Button onPress={onClose}>{messages.close}</Button>}
    >
      {found ? (
        <CaseFacts {...found} />
      ) : (
        <NotReadyView
          state={notReady(query)}
          noun={messages.caseNoun}
          skeleton={<PageSkeleton heights={[80, 120]} />}
          empty={noContent({ title: messages.noMatch, text: messages.noMatchText })}
        />
      )}
    </Dialog>
  );
}

const titleOf = (
  { case: { kind, author } }: Schema<'ModerationCase'>,
  moderationTexts: typeof moderationMessages,
  messages: typeof moderationCasesMessages,
) => messages.title(moderationTexts.kinds[kind], author.name);

function Deciding({ found, onClose }: { found: Schema<'ModerationCase'>; onClose: () => void }) {
  const messages = useMessages(moderationCasesMessages);
  const moderationTexts = useMessages(moderationMessages);
  const form = useDecision(found, onClose);
  return (
    <FormDialog
      title={titleOf(found, moderationTexts, messages)}
      size="md"
      action={messages.send}
      form={form}
      isDanger={form.values.action === 'block'}
      onClose={onClose}
    >
      <CaseFacts {...found} />
      <Select
        label={messages.decision}
        options={found.actions.map((id) => ({ id, label: messages.actions[id] }))}
        {...form.field('action')}
      />
      {form.values.action !== 'keep' && (
        <TextArea
          label={messages.reason}
          description={messages.reasonHelp}
          {...form.field('reason')}
        />
      )}
    </FormDialog>
  );
}

function CaseFacts(found: Schema<'ModerationCase'>) {
  const messages = useMessages(moderationCasesMessages);
  const moderationTexts = useMessages(moderationMessages);
  const formats = useFormats();
  const { content, context, reports, author, decision, appeal, actions } = found;
  const { status } = found.case;
  const now = new Date();
  return (
    <div className="ul-stack ul-moderation__case">
      {context.length > 0 && (
        <dl className="ul-moderation__context ul-small">
          {context.map(({ label, text }) => (
            <div key={`${label}-${text}`}>
              <dt className="ul-muted">{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="ul-moderation__words">
        {content?.title && <p className="ul-medium">{content.title}</p>}
        {content ? (
          <AuthorText html={content.html} />
        ) : (
          <p className="ul-muted">{messages.deleted}</p>
        )}
        {content?.editedAt && <p className="ul-cap ul-muted">{messages.edited}</p>}
      </div>
      <h3 className="ul-medium">{messages.reported}</h3>
      {reports.length === 0 && <p className="ul-small ul-muted">{messages.noReports}</p>}
      <ul className="ul-moderation__reports ul-small">
        {reports.map(({ by, reason, text, date }) => (
          <li key={by.id}>
            <b className="ul-medium">{moderationTexts.reasons[reason]}</b> {text}
            <span className="ul-cap ul-muted ul-moderation__reasons">
              {messages.by(by.name, formats.ago(date, now))}
            </span>
          </li>
        ))}
      </ul>
      <p className="ul-small ul-muted">
        {messages.history(
          formats.date(author.since),
          author.reported,
          author.hidden,
          author.warned,
        )}{' '}
        {author.isBlocked && messages.blocked}
      </p>
      {decision && (
        <Note kind="info">
          <p>
            {messages.decided(
              messages.decisions[decision.action],
              decision.by.name,
              formats.date(decision.date),
            )}
            {decision.reason && `: ${decision.reason}`}
          </p>
        </Note>
      )}
      {appeal && (
        <Note kind="pending">
          <p>
            <b className="ul-medium">{messages.appeal}:</b> {appeal.text}
          </p>
        </Note>
      )}
      {actions.length === 0 && (status === 'open' || status === 'appealed') && (
        <p className="ul-muted">{messages.ownCase}</p>
      )}
    </div>
  );
}
