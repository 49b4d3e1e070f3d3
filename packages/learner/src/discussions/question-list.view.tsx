import type { Schema } from '@uplink/api-client';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { RowsSkeleton } from '@uplink/kit/lists';
import { NotReadyView } from '@uplink/kit/states';
import { Avatar } from '@uplink/ui/avatar';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { Pagination } from '@uplink/ui/pagination';
import { Status } from '@uplink/ui/status';
import { MessageCircleQuestionMark, Pencil } from 'lucide-react';
import { useState } from 'react';
import { PlaceLink } from '../shared/place-link.tsx';
import { discussionsMessages } from './discussions.messages.ts';
import { PostForm } from './post-form.view.tsx';
import type { QuestionList } from './question-list.controller.ts';
import './discussions.css';

export interface QuestionListViewProps extends QuestionList {
  questionHref: (questionId: number) => string;
  onOpen: (questionId: number) => void;
  onPageChange: (page: number) => void;
}

/** The questions of a lesson, newest first, with the way to ask one. */
export function QuestionListView(props: QuestionListViewProps) {
  const messages = useMessages(discussionsMessages);
  const { state, writing, questionHref, onPageChange, onOpen } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="ul-discussion">
      {isOpen ? (
        <Card title={messages.ask}>
          <PostForm form={writing} kind="question" hasTitle onCancel={() => setOpen(false)} />
        </Card>
      ) : (
        ['ready', 'empty', 'loading'].includes(state.status) && (
          <Button
            icon={<Pencil className="ul-icon" size={18} aria-hidden />}
            onPress={() => setOpen(true)}
          >
            {writing.isDirty ? messages.goOn : messages.ask}
          </Button>
        )
      )}
      {state.status === 'ready' ? (
        <>
          <Card isFlush className="ul-discussion__list">
            <ul className="ul-list" aria-label={messages.list}>
              {state.items.map((question) => (
                <li key={question.id}>
                  <QuestionRow
                    question={question}
                    href={questionHref(question.id)}
                    onOpen={() => onOpen(question.id)}
                  />
                </li>
              ))}
            </ul>
          </Card>
          <Pagination {...state.paging} noun={messages.unit} onChange={onPageChange} />
        </>
      ) : (
        <NotReadyView
          state={state}
          noun={messages.noun}
          skeleton={
            <div className="ul-discussion__list">
              <RowsSkeleton hasTile />
            </div>
          }
          empty={{
            art: <MessageCircleQuestionMark className="ul-icon" size={24} aria-hidden />,
            title: messages.none,
            text: messages.noneText,
          }}
        />
      )}
    </div>
  );
}

interface QuestionRowProps {
  question: Schema<'Question'>;
  href: string;
  onOpen: () => void;
}

function QuestionRow({ question, href, onOpen }: QuestionRowProps) {
  const messages = useMessages(discussionsMessages);
  const formats = useFormats();
  const { title, author, createdAt, responseCount, hasMentorResponse } = question;
  return (
    <PlaceLink className="ul-listrow ul-discussion__row" href={href} onOpen={onOpen}>
      <Avatar name={author.name} image={author.avatar} isDecorative />
      <span className="ul-grow">
        <span className="ul-medium ul-discussion__title">{title}</span>
        <span className="ul-list__sub ul-small ul-muted">
          {author.name}, {formats.ago(createdAt, new Date())}, {messages.responses(responseCount)}
        </span>
      </span>
      {hasMentorResponse && (
        <span className="ul-none">
          <Status kind="ok" isBare>
            {messages.mentorAnswered}
          </Status>
        </span>
      )}
    </PlaceLink>
  );
}
