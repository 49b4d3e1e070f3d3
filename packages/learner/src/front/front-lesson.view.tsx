import type { Schema } from '@uplink/api-client';
import { lessonLength, lessonPath, productPath } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { Brand } from './brand.view.tsx';
import { frontMessages } from './front.messages.ts';

export interface FrontLessonProps {
  /** The lesson. */
  lesson: Schema<'Lesson'>;
}

/** A free lesson to read before the app is there, or without it. Its styles are those of the app's own page. */
export function FrontLesson({ lesson }: FrontLessonProps) {
  const messages = useMessages(frontMessages);
  const { name, product, description, video, duration, quiz, next } = lesson;
  const href = productPath(product);
  const following = next?.isLocked === false ? next.lesson : undefined;
  return (
    <div className="ul-early" id="early">
      <header>
        <Brand />
        <a className="ul-lone-link" href={href}>
          {product.name}
        </a>
      </header>
      {/* biome-ignore lint/a11y/useSemanticElements: the app draws its own main element beside it */}
      <div className="ul-early__main" role="main">
        <p className="ul-eyebrow">
          {messages.freeLesson(lessonLength(duration, video !== null, messages.duration))}
        </p>
        <h1 className="ul-h1">{name}</h1>
        {video?.provider === 'file' && (
          // biome-ignore lint/a11y/useMediaCaption: the player of the app has them
          <video controls preload="none" poster={video.poster ?? undefined} src={video.url} />
        )}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server cleaned it */}
        <div className="ul-early__text" dangerouslySetInnerHTML={{ __html: description }} />
        <p className="ul-early__on">
          {quiz && (
            <a href={lessonPath({ ...lesson, sectionId: lesson.section.id }, 'quiz')}>
              {messages.quiz}
            </a>
          )}
          {following && <a href={lessonPath(following)}>{messages.nextLesson(following.name)}</a>}
          <a href={href}>{messages.allLessons(product.name)}</a>
        </p>
      </div>
    </div>
  );
}
