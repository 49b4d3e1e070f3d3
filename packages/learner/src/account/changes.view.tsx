import { useFormats, useMessages } from '@uplink/api-client/messages';
import { changes } from './changes.data.ts';
import { changesMessages } from './changes.messages.ts';
import './privacy.css';

/** The change log for learners. Needs no account. */
export function Changes() {
  const messages = useMessages(changesMessages);
  const formats = useFormats();
  const dates = [...new Set(changes.map(({ date }) => date))];
  return (
    <div className="ul-privacy">
      <h1 className="ul-h1" tabIndex={-1}>
        {messages.title}
      </h1>
      <p className="ul-lead ul-muted">
        {messages.lead} <a href="/status">{messages.status}</a>
      </p>
      {dates.map((day) => (
        <section key={day} className="ul-stack ul-gap-12">
          <h2 className="ul-h4">
            <time dateTime={day}>{formats.date(day)}</time>
          </h2>
          {changes
            .filter(({ date }) => date === day)
            .map(({ title, text }) => (
              <article key={title}>
                <h3 className="ul-h3">{title}</h3>
                <p>{text}</p>
              </article>
            ))}
        </section>
      ))}
    </div>
  );
}
