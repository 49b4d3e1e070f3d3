import { useMessages } from '@uplink/api-client/messages';
import { Confirm } from '@uplink/kit/dialogs';
import { Button } from '@uplink/ui/button';
import { Icon } from '@uplink/ui/icon';
import { Pagination } from '@uplink/ui/pagination';
import { ArrowLeft, Bell, BellRing } from 'lucide-react';
import { useState } from 'react';
import { discussionsMessages } from './discussions.messages.ts';
import { Post } from './post.view.tsx';
import { PostForm } from './post-form.view.tsx';
import type { PostKey, QuestionReady } from './question.controller.ts';
import './discussions.css';

export interface QuestionViewProps extends QuestionReady {
  onBack: () => void;
}

/** A question, its responses from the oldest on, and the place to answer. */
export function QuestionView(props: QuestionViewProps) {
  const messages = useMessages(discussionsMessages);
  const { thread, onChange, onDelete, onPageChange } = props;
  const { question, responses } = thread;
  const [asked, setAsked] = useState<PostKey>();
  const isQuestion = asked === 'question';
  return (
    <div className="ul-discussion">
      <QuestionBar {...props} />
      <h2 className="ul-h3 ul-discussion__title">{question.title}</h2>
      <Post
        post={question}
        kind="question"
        name={messages.question}
        title={question.title}
        onChange={(words) => onChange('question', words)}
        onDelete={() => setAsked('question')}
      />
      <p className="ul-discussion__count ul-medium">
        {question.responseCount === 0
          ? messages.noResponses
          : messages.responses(question.responseCount)}
      </p>
      {props.deleteError && (
        <p className="ul-small ul-fault" role="alert">
          {props.deleteError}
        </p>
      )}
      {responses.data.map((response) => (
        <Post
          key={response.id}
          post={response}
          kind="response"
          name={messages.responseOf(response.author.name)}
          onChange={(words) => onChange(response.id, words)}
          onDelete={() => setAsked(response.id)}
        />
      ))}
      <Pagination {...responses.paging} noun={messages.responsesUnit} onChange={onPageChange} />
      <PostForm form={props.response} kind="response" hasTitle={false} />
      <Confirm
        title={isQuestion ? messages.deleteQuestion : messages.deleteResponse}
        confirmLabel={messages.deleteConfirm}
        isDanger
        isOpen={asked !== undefined}
        onConfirm={() => {
          if (asked !== undefined) onDelete(asked);
          setAsked(undefined);
        }}
        onClose={() => setAsked(undefined)}
      >
        {isQuestion ? messages.deleteQuestionText : messages.deleteResponseText}
      </Confirm>
    </div>
  );
}

function QuestionBar({ thread, onFollow, followError, onBack }: QuestionViewProps) {
  const messages = useMessages(discussionsMessages);
  const { isFollowed } = thread.question;
  return (
    <>
      <div className="ul-row ul-discussion__bar" data-justify="between">
        <Button
          size="sm"
          variant="quiet"
          icon={<Icon as={ArrowLeft} size={16} isDirectional />}
          onPress={onBack}
        >
          {messages.back}
        </Button>
        <Button
          size="sm"
          aria-pressed={isFollowed}
          variant={isFollowed ? 'soft' : 'secondary'}
          icon={
            isFollowed ? (
              <BellRing className="ul-icon" size={16} aria-hidden />
            ) : (
              <Bell className="ul-icon" size={16} aria-hidden />
            )
          }
          onPress={() => onFollow(!isFollowed)}
        >
          {isFollowed ? messages.following : messages.follow}
        </Button>
      </div>
      {followError && (
        <p className="ul-small ul-fault ul-discussion__bar" role="alert">
          {followError}
        </p>
      )}
    </>
  );
}
