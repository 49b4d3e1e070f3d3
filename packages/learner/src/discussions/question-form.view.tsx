import { DISCUSSION_MAX_LENGTH, QUESTION_TITLE_MAX_LENGTH } from '@uplink/api-client/domain';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { TextArea, TextField } from '@uplink/ui/field';
import { Send } from 'lucide-react';
import { messages } from './discussions.messages.ts';
import type { QuestionList } from './question-list.controller.ts';

export interface QuestionFormProps {
  form: QuestionList['writing'];
  onCancel: () => void;
}

/** Where a question is written. */
export function QuestionForm({ form, onCancel }: QuestionFormProps) {
  return (
    <Card title={messages.ask}>
      <form {...form.formProps} className="ul-stack ul-gap-16">
        <TextField
          autoFocus
          label={messages.askTitle}
          placeholder={messages.askTitleExample}
          maxLength={QUESTION_TITLE_MAX_LENGTH}
          {...form.field('title')}
        />
        <TextArea
          label={messages.askBody}
          description={messages.markdown}
          rows={5}
          maxLength={DISCUSSION_MAX_LENGTH}
          {...form.field('body')}
        />
        {form.message && (
          <p className="ul-small ul-fault" role="alert">
            {messages.notAsked(form.message)}
          </p>
        )}
        <div className="ul-row ul-gap-8" data-justify="end">
          <Button variant="quiet" onPress={onCancel}>
            {messages.cancel}
          </Button>
          <Button
            type="submit"
            icon={<Send className="ul-icon" size={16} aria-hidden />}
            isDisabled={form.isFaulty}
            isPending={form.isSending}
          >
            {messages.send}
          </Button>
        </div>
      </form>
    </Card>
  );
}
