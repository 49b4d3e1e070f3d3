import { useMutation } from '@tanstack/react-query';
import type { QuestionForm } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { Note } from '@uplink/kit/states';
import { Button } from '@uplink/ui/button';
import { Dialog } from '@uplink/ui/dialog';
import { FileDrop } from '@uplink/ui/file-drop';
import type { ReactNode } from 'react';
import { useAuthorWords } from '../author-words.ts';
import { questionsMessages } from '../questions/questions.messages.ts';
import { importQuestionsMessages } from './import-questions.messages.ts';
import { questionFilesMessages } from './question-files.messages.ts';
import type { ReadQuestions } from './question-files.types.ts';
import { QUESTION_FILE_EXTENSIONS, readQuestionFile } from './read-question-file.ts';
import './import-questions.css';

export interface ImportQuestionsProps {
  /** What else is asked before they are added. */
  children?: ReactNode;
  /** @default false */
  isIncomplete?: boolean;
  onAdd: (questions: QuestionForm[]) => Promise<unknown>;
  onClose: () => void;
}

/** Reads the questions of a file and shows them, or what is wrong in which line, before they are added. */
export function ImportQuestions(props: ImportQuestionsProps) {
  const messages = useMessages(importQuestionsMessages);
  const { children, isIncomplete = false, onAdd, onClose } = props;
  const texts = useMessages(questionFilesMessages);
  const words = useAuthorWords();
  const reading = useMutation({ mutationFn: (file: File) => readQuestionFile(file, texts, words) });
  const adding = useMutation({ mutationFn: onAdd, onSuccess: onClose });
  const found = reading.data;
  const questions = found && found.faults.length === 0 ? found.questions : [];
  return (
    <Dialog
      isOpen
      size="half"
      title={messages.title}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{messages.cancel}</Button>
          {found && <Button onPress={reading.reset}>{messages.another}</Button>}
          {questions.length > 0 && (
            <Button
              variant="primary"
              isPending={adding.isPending}
              isDisabled={isIncomplete}
              onPress={() => adding.mutate(questions.map(({ question }) => question))}
            >
              {messages.add(questions.length)}
            </Button>
          )}
        </>
      }
    >
      <div className="ul-stack ul-gap-12">
        {found ? (
          <Found found={found} />
        ) : (
          <>
            <p className="ul-muted">{messages.text}</p>
            <FileDrop
              description={QUESTION_FILE_EXTENSIONS.join(', ')}
              extensions={QUESTION_FILE_EXTENSIONS}
              allowsMultiple={false}
              busyText={reading.isPending ? messages.reading : undefined}
              errorMessage={reading.error?.message}
              onFiles={([file]) => file && reading.mutate(file)}
            />
          </>
        )}
        {questions.length > 0 && children}
        {adding.isError && (
          <p className="ul-fault" role="alert">
            {adding.error.message}
          </p>
        )}
      </div>
    </Dialog>
  );
}

function Found({ found: { questions, faults } }: { found: ReadQuestions }) {
  const messages = useMessages(importQuestionsMessages);
  const { types } = useMessages(questionsMessages);
  if (faults.length > 0)
    return (
      <>
        <Note kind="fault" role="alert">
          {messages.faults(faults.length)}
        </Note>
        <ul className="ul-question-files">
          {faults.map(({ line, message }) => (
            <li key={`${line}:${message}`}>
              <span className="ul-medium">
                {line === null ? messages.file : messages.line(line)}
              </span>
              <span>{message}</span>
            </li>
          ))}
        </ul>
      </>
    );
  return (
    <>
      <p className="ul-medium" role="status">
        {messages.found(questions.length)}
      </p>
      <ol className="ul-question-files">
        {questions.map(({ line, question }) => (
          <li key={`${line}:${question.question}`}>
            <span>{question.question}</span>
            <span className="ul-small ul-muted">{types[question.type]}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
