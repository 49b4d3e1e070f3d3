import { MESSAGE_MAX_LENGTH } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { TextArea } from '@uplink/ui/field';
import { SnippetsButton } from '../shared/snippets/snippets-button.tsx';
import type { QuizFeedbackState } from './quiz-feedback.controller.ts';
import { quizReviewMessages } from './quiz-review.messages.ts';
import './quiz-feedback.css';

/** Where a mentor writes about a quiz. */
export function QuizFeedbackView({
  message,
  isSending,
  error,
  onMessage,
  onSend,
}: QuizFeedbackState) {
  const messages = useMessages(quizReviewMessages);
  return (
    <Card title={messages.feedback} className="ul-quiz-feedback">
      <TextArea
        label={messages.message}
        value={message}
        onChange={onMessage}
        maxLength={MESSAGE_MAX_LENGTH}
      />
      {error && (
        <p className="ul-small ul-fault" role="alert">
          {error}
        </p>
      )}
      <div className="ul-quiz-feedback__send ul-row" data-justify="between">
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
  );
}
