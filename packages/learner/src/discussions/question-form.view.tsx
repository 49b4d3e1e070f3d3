import { DISCUSSION_MAX_LENGTH, QUESTION_TITLE_MAX_LENGTH } from '@uplink/api-client/domain';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { TextArea, TextField } from '@uplink/ui/field';
import { Send } from 'lucide-react';
import { messages } from './discussions.messages.ts';
import type { QuestionWriting } from './question-list.controller.ts';

export interface QuestionFormProps extends QuestionWriting {
  onCancel: () => void;
}

/** Where a question is written. */
export function QuestionForm(props: QuestionFormProps) {
  const { title, body, isSending, sendError, onTitle, onBody, onSend, onCancel } = props;
  return (
    <Card title={messages.ask}>
      <div className="ul-stack ul-gap-16">
        <TextField
          autoFocus
          label={messages.askTitle}
          placeholder={messages.askTitleExample}
          value={title}
          maxLength={QUESTION_TITLE_MAX_LENGTH}
          onChange={onTitle}
        />
        <TextArea
          label={messages.askBody}
          description={messages.markdown}
          rows={5}
          value={body}
          maxLength={DISCUSSION_MAX_LENGTH}
          onChange={onBody}
        />
        {sendError && (
          <p className="ul-small ul-fault" role="alert">
            {sendError}
          </p>
        )}
        <div className="ul-row ul-gap-8" data-justify="end">
          <Button variant="quiet" onPress={onCancel}>
            {messages.cancel}
          </Button>
          <Button
            icon={<Send className="ul-icon" size={16} aria-hidden />}
            isDisabled={title.trim() === '' || body.trim() === ''}
            isPending={isSending}
            onPress={onSend}
          >
            {messages.send}
          </Button>
        </div>
      </div>
    </Card>
  );
}
