import type { Schema } from '@uplink/api-client';
import { HOMEWORK_FILE_MAX_BYTES, UPLOAD_RULES } from '@uplink/api-client/domain';
import { useAllFormats, useMessages } from '@uplink/api-client/messages';
import { WorksheetView } from '@uplink/kit/homeworks';
import { CleanText } from '@uplink/kit/text';
import { Card } from '@uplink/ui/card';
import { useState } from 'react';
import { readExercise } from '../shared/questions/exercise-preview.rules.ts';
import { homeworkEditorMessages } from './homework-editor.messages.ts';

export interface HomeworkPreviewProps {
  lesson: Schema<'LessonRef'>;
  form: Schema<'HomeworkForm'>;
}

/** The homework as a learner sees it. What is answered here goes nowhere. */
export function HomeworkPreview({ lesson, form }: HomeworkPreviewProps) {
  const messages = useMessages(homeworkEditorMessages);
  const formats = useAllFormats();
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const { title, brief, maxFiles, maxFileSize, extensions, sections } = form;
  return (
    <aside className="ul-homework-editor__preview" aria-label={messages.preview}>
      <Card title={messages.preview}>
        <div className="ul-stack ul-gap-16">
          <div>
            <p className="ul-eyebrow">
              {lesson.product.name}, {lesson.name}
            </p>
            <p className="ul-h2">{title || messages.noTitle}</p>
          </div>
          <CleanText html={brief} />
          {form.type === 'UPLOAD' ? (
            <div className="ul-small ul-muted">
              <p>
                {messages.filesOf(maxFiles, formats.bytes(maxFileSize ?? HOMEWORK_FILE_MAX_BYTES))}
              </p>
              <p className="ul-mono">
                {(extensions ?? UPLOAD_RULES.homework.extensions).join(', ')}
              </p>
            </div>
          ) : (
            <WorksheetView
              sections={finished(sections)}
              answers={answers}
              onAnswer={(id, answer) => setAnswers({ ...answers, [id]: answer })}
            />
          )}
        </div>
      </Card>
    </aside>
  );
}

/** What has its words already: a half-written section never reaches the preview. */
const finished = (sections: Schema<'HomeworkSectionInput'>[]) =>
  sections
    .map((section) => ({
      ...section,
      items: section.items
        .filter(({ text }) => text.trim() !== '')
        .flatMap((item) => (section.type === 'exercise' ? asked(item) : item)),
    }))
    .filter(({ title, items }) => title.trim() !== '' && items.length > 0);

/** An exercise to solve; none while its definition is half written. */
function asked({ id, text }: Schema<'HomeworkItemInput'>): Schema<'HomeworkItem'>[] {
  const { question, exercise } = readExercise(text);
  return exercise ? [{ id, text: question, exercise }] : [];
}
