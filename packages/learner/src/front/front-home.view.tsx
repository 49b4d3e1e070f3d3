import type { Schema } from '@uplink/api-client';
import { lessonPath } from '@uplink/api-client/domain';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { LinkButton } from '@uplink/ui/button';
import { ArrowRight, Timer } from 'lucide-react';
import { HomeExercise } from './exercise/home-exercise.view.tsx';
import { frontMessages } from './front.messages.ts';
import { FrontCard } from './front-card.view.tsx';
import { FrontMentors } from './front-mentors.view.tsx';
import { FrontReview } from './front-review.view.tsx';
import { HowItWorks } from './how-it-works.view.tsx';
import { ProgramCard } from './program-card.view.tsx';
import './front-home.css';

type Home = Schema<'FrontHome'>;

export interface FrontHomeProps {
  home: Home;
}

/** The landing page. What cannot be counted or shown is left out. */
export function FrontHome({ home }: FrontHomeProps) {
  const messages = useMessages(frontMessages);
  const { programs, courses, mentors, rating, reviews } = home;
  return (
    <>
      <Hero home={home} />
      <Figures figures={home.figures} />
      {programs.length > 0 && (
        <section className="ul-front-band ul-front-wrap" aria-labelledby="programs">
          <Head
            id="programs"
            title={messages.programsTitle(programs.length)}
            text={messages.programsLead}
          />
          <ul className="ul-front-programs">
            {programs.map((card) => (
              <li key={card.uniqueName}>
                <ProgramCard card={card} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {courses.length > 0 && (
        <div className="ul-front-surface">
          <section className="ul-front-band ul-front-wrap" aria-labelledby="courses">
            <Head
              id="courses"
              title={messages.coursesTitle}
              text={messages.coursesLead}
              all={{ href: '/courses', text: messages.allOf('Courses') }}
            />
            <ul className="ul-front-cards" data-columns="4">
              {courses.map((card) => (
                <li key={card.uniqueName}>
                  <FrontCard card={card} />
                </li>
              ))}
            </ul>
          </section>
        </div>
      )}
      <HowItWorks />
      {mentors.length > 0 && (
        <div className="ul-front-surface">
          <section className="ul-front-band ul-front-wrap" aria-labelledby="mentors">
            <Head id="mentors" title={messages.mentorsTitle} text={messages.mentorsLead} />
            <FrontMentors mentors={mentors} />
          </section>
        </div>
      )}
      <section className="ul-front-band ul-front-wrap" aria-label={messages.reviews}>
        {reviews.length > 0 && (
          <>
            <Head
              id="reviews"
              title={messages.reviewsTitle}
              text={rating ? messages.rating(rating.average, rating.count) : ''}
            />
            <ul className="ul-front-cards">
              {reviews.map((review) => (
                <li key={review.id}>
                  <FrontReview review={review} isCard />
                </li>
              ))}
            </ul>
          </>
        )}
        <EndCap lesson={home.freeLesson} />
      </section>
    </>
  );
}

function Hero({ home: { freeLesson } }: FrontHomeProps) {
  const messages = useMessages(frontMessages);
  return (
    <section className="ul-front-hero" aria-label={messages.academy}>
      <div className="ul-front-wrap ul-front-hero__in">
        <div>
          <h1>{messages.title}</h1>
          <p className="ul-front-hero__lead">{messages.lead}</p>
          <p className="ul-front-hero__actions">
            <Start lesson={freeLesson} />
            {freeLesson && (
              <LinkButton variant="quiet" size="lg" href="/programs">
                {messages.seePrograms}
              </LinkButton>
            )}
          </p>
          {freeLesson && (
            <p className="ul-front-hero__note">
              <Timer className="ul-icon" size={16} aria-hidden />
              <span>{messages.noAccount(freeLesson.length)}</span>
            </p>
          )}
        </div>
        <HomeExercise lessonPath={freeLesson ? lessonPath(freeLesson) : undefined} />
      </div>
    </section>
  );
}

/** The one thing to do: the free lesson, or the programs where none is free. */
function Start({ lesson }: { lesson: Home['freeLesson'] }) {
  const messages = useMessages(frontMessages);
  const end = <ArrowRight className="ul-icon" size={18} aria-hidden />;
  return (
    <LinkButton
      variant="primary"
      size="lg"
      href={lesson ? lessonPath(lesson) : '/programs'}
      endIcon={end}
    >
      {lesson ? messages.tryLesson : messages.seePrograms}
    </LinkButton>
  );
}

function Figures({ figures }: Pick<Home, 'figures'>) {
  const messages = useMessages(frontMessages);
  const formats = useFormats();
  const { lessons, labs, reviewedHomeworks, reviewWait } = figures;
  const counted: [value: string, text: string, isKnown: boolean][] = [
    [formats.number(lessons), messages.lessons, lessons > 0],
    [formats.number(labs), messages.labs, labs > 0],
    [formats.number(reviewedHomeworks), messages.reviewed, reviewedHomeworks > 0],
    [reviewWait ? messages.waits[reviewWait] : '', messages.waiting, reviewWait !== null],
  ];
  const known = counted.filter(([, , isKnown]) => isKnown);
  if (known.length === 0) return null;
  return (
    <section className="ul-front-surface" aria-label={messages.figures}>
      <dl className="ul-front-wrap ul-front-figures">
        {known.map(([value, text]) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface HeadProps {
  id: string;
  title: string;
  text: string;
  all?: { href: string; text: string };
}

function Head({ id, title, text, all }: HeadProps) {
  return (
    <div className="ul-front-head">
      <div>
        <h2 id={id}>{title}</h2>
        {text && <p className="ul-lead">{text}</p>}
      </div>
      {all && (
        <a className="ul-lone-link ul-medium" href={all.href}>
          {all.text}
        </a>
      )}
    </div>
  );
}

function EndCap({ lesson }: { lesson: Home['freeLesson'] }) {
  const messages = useMessages(frontMessages);
  return (
    <div className="ul-front-end">
      <div>
        <h2>{lesson ? messages.endTitle : messages.seePrograms}</h2>
        <p>{lesson ? messages.endText : messages.endProgram}</p>
      </div>
      <p className="ul-front-hero__actions">
        <Start lesson={lesson} />
      </p>
    </div>
  );
}
