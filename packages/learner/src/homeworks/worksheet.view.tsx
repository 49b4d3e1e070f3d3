import type { Schema } from '@uplink/api-client';
import { BlankField } from '@uplink/ui/blank-field';
import { Checkbox } from '@uplink/ui/choice';
import { TextArea } from '@uplink/ui/field';
import { Fragment } from 'react';
import { messages } from './homework.messages.ts';
import { readBlanks, type WorksheetAnswers, writeBlank } from './worksheet.rules.ts';
import './homework.css';

export interface WorksheetViewProps {
  sections: readonly Schema<'HomeworkSection'>[];
  answers: WorksheetAnswers;
  /** Items to mark as missing. */
  missing?: readonly string[];
  isReadOnly?: boolean;
  onAnswer?: (itemId: string, answer: string) => void;
}

/** The form of a digitized homework: checklists, open answers, sentences with blanks. */
export function WorksheetView({
  sections,
  answers,
  missing = [],
  isReadOnly = false,
  onAnswer = () => {},
}: WorksheetViewProps) {
  return (
    <>
      {sections.map((section) => (
        <div key={section.id} className="ul-worksheet">
          <h3 className="ul-h3">{section.title}</h3>
          <div className="ul-worksheet__list">
            {section.items.map((item) => {
              const isMissing = missing.includes(item.id);
              if (section.type === 'checklist') {
                return (
                  <Checkbox
                    key={item.id}
                    isSelected={answers[item.id] === 'true'}
                    isReadOnly={isReadOnly}
                    onChange={(isTicked) => onAnswer(item.id, isTicked ? 'true' : '')}
                  >
                    {item.text}
                  </Checkbox>
                );
              }
              if (section.type === 'openAnswer') {
                return (
                  <TextArea
                    key={item.id}
                    label={item.text}
                    value={answers[item.id] ?? ''}
                    isReadOnly={isReadOnly}
                    maxLength={20_000}
                    rows={4}
                    errorMessage={isMissing ? messages.required : undefined}
                    onChange={(text) => onAnswer(item.id, text)}
                  />
                );
              }
              return (
                <Sentence
                  key={item.id}
                  text={item.text}
                  answer={answers[item.id]}
                  isReadOnly={isReadOnly}
                  isMissing={isMissing}
                  onAnswer={(answer) => onAnswer(item.id, answer)}
                />
              );
            })}
          </div>
        </div>
      ))}
    </>
  );
}

interface SentenceProps {
  text: string;
  answer: string | undefined;
  isReadOnly: boolean;
  isMissing: boolean;
  onAnswer: (answer: string) => void;
}

function Sentence({ text, answer, isReadOnly, isMissing, onAnswer }: SentenceProps) {
  const blanks = readBlanks(text, answer);
  return (
    <div>
      <p className="ul-worksheet__sentence">
        {text.split('___').map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a blank is known by its place in the sentence
          <Fragment key={index}>
            {index > 0 && (
              <BlankField
                label={messages.blank(index, text.split('___').join(messages.blankWord))}
                value={blanks[index - 1] ?? ''}
                isReadOnly={isReadOnly}
                isInvalid={isMissing && (blanks[index - 1] ?? '').trim() === ''}
                onChange={(value) => onAnswer(writeBlank(text, answer, index - 1, value))}
              />
            )}
            {part}
          </Fragment>
        ))}
      </p>
      {isMissing && <p className="ul-small ul-fault">{messages.required}</p>}
    </div>
  );
}
