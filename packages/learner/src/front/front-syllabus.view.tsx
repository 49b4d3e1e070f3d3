import type { Schema } from '@uplink/api-client';
import { lessonLength, lessonPath } from '@uplink/api-client/domain';
import { type Formats, useFormats, useMessages } from '@uplink/api-client/messages';
import { Card } from '@uplink/ui/card';
import { BookOpen, ChevronRight, CirclePlay, FileCheck2, ListChecks } from 'lucide-react';
import { frontMessages } from './front.messages.ts';
import { Section } from './section.view.tsx';
import './front-folds.css';
import './front-syllabus.css';

type Product = Schema<'FrontProduct'>;
type Lesson = Schema<'FrontLesson'>;

export interface FrontSyllabusProps {
  product: Product;
}

/** What a product holds, with the lessons that are open to everyone. It folds without a script. */
export function FrontSyllabus({ product }: FrontSyllabusProps) {
  const messages = useMessages(frontMessages);
  const formats = useFormats();
  const { card, sections, labCount, isNumbered } = product;
  const lessons = sections.flatMap((section) => section.lessons);
  const count = (has: (lesson: Lesson) => boolean) => lessons.filter(has).length;
  const quizzes = count(({ quizQuestions }) => quizQuestions > 0);
  const homeworks = count(({ hasHomework }) => hasHomework);
  const facts = [
    messages.lessonCount(lessons.length),
    quizzes > 0 && messages.quizCount(quizzes),
    labCount > 0 && messages.labCount(labCount),
    homeworks > 0 && messages.homeworkCount(homeworks),
  ];
  return (
    <Section title={messages.syllabus} note={facts.filter(Boolean).join(', ')}>
      <Card isFlush className="ul-front-syllabus">
        {sections.map((section, index) => (
          <details key={section.id} open={index < 2}>
            <summary>
              <ChevronRight className="ul-icon" size={16} aria-hidden />
              <b>
                {isNumbered && `${index + 1}. `}
                {section.name}
              </b>
              <span>{sectionFacts(section, messages, formats)}</span>
            </summary>
            <ol>
              {section.lessons.map((lesson) => (
                <LessonRows key={lesson.id} lesson={lesson} sectionId={section.id} product={card} />
              ))}
            </ol>
          </details>
        ))}
      </Card>
    </Section>
  );
}

interface LessonRowsProps {
  lesson: Lesson;
  sectionId: number;
  product: Product['card'];
}

function LessonRows({ lesson, sectionId, product }: LessonRowsProps) {
  const messages = useMessages(frontMessages);
  const { id, name, length, isFree, hasVideo, quizQuestions, hasHomework } = lesson;
  const Sign = hasVideo ? CirclePlay : BookOpen;
  const row = (
    <>
      <Sign className="ul-icon" size={17} aria-hidden />
      <span className="ul-front-lesson__name">{name}</span>
      {isFree && <span className="ul-front-free">{messages.free}</span>}
      {length > 0 && (
        <span className="ul-front-lesson__end">
          {lessonLength(length, hasVideo, messages.duration)}
        </span>
      )}
    </>
  );
  return (
    <>
      <li>
        {isFree ? (
          <a className="ul-front-lesson" data-free="" href={lessonPath({ id, sectionId, product })}>
            {row}
          </a>
        ) : (
          <div className="ul-front-lesson">{row}</div>
        )}
      </li>
      {quizQuestions > 0 && (
        <li className="ul-front-lesson">
          <ListChecks className="ul-icon" size={17} aria-hidden />
          <span className="ul-front-lesson__name">{messages.quiz}</span>
          <span className="ul-front-lesson__end">{messages.questionCount(quizQuestions)}</span>
        </li>
      )}
      {hasHomework && (
        <li className="ul-front-lesson">
          <FileCheck2 className="ul-icon" size={17} aria-hidden />
          <span className="ul-front-lesson__name">{messages.homework}</span>
          <span className="ul-front-lesson__end">{messages.reviewedWork}</span>
        </li>
      )}
    </>
  );
}

function sectionFacts(
  { lessons }: Schema<'FrontSection'>,
  messages: typeof frontMessages,
  formats: Formats,
): string {
  const length = lessons.reduce((sum, lesson) => sum + lesson.length, 0);
  return [messages.lessonCount(lessons.length), length > 0 && formats.duration(length)]
    .filter(Boolean)
    .join(', ');
}
