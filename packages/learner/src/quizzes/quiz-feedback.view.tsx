import { MESSAGE_MAX_LENGTH } from '@uplink/api-client/domain';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { TextArea } from '@uplink/ui/field';
import { SnippetsButton } from '../shared/snippets/snippets-button.tsx';
import type { QuizReviewReady } from './quiz-review.controller.ts';
import { messages } from './quiz-review.messages.ts';
import '../shared/note.css';
import './quiz.css';

export type QuizFeedbackProps = Omit<QuizReviewReady, 'status'>;

/** The mentor's words about a quiz; the mentor writes them here. */
export function QuizFeedback(props: QuizFeedbackProps) {
  const { submission, isOwn, message, isSending, onMessage, onSend } = props;
  const { feedbackMessage } = submission.summary;
  return (
    <>
      {feedbackMessage && (
        <div className="ul-note ul-quiz__note">
          <b className="ul-strong">{isOwn ? messages.mentor : messages.sentFeedback}</b>
          <p className="ul-quiz__words">{feedbackMessage}</p>
        </div>
      )}
      {!isOwn && (
        <Card title={messages.feedback} className="ul-quiz__feedback">
          <TextArea
            label={messages.message}
            value={message}
            onChange={onMessage}
            maxLength={MESSAGE_MAX_LENGTH}
          />
          <div className="ul-quiz__send ul-row" data-justify="between">
            <SnippetsButton text={message} maxLength={MESSAGE_MAX_LENGTH} onChange={onMessage} />
            <Button
              variant="primary"
              isDisabled={message.trim() === ''}
              isPending={isSending}
              onPress={onSend}
            >
              {messages.send}
            </Button>
          </div>
        </Card>
      )}
    </>
  );
}
