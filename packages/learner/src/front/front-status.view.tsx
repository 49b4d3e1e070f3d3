import type { Schema } from '@uplink/api-client';
import type { FrontSite } from '@uplink/api-client/domain';
import { useAllFormats, useMessages } from '@uplink/api-client/messages';
import { Status, type StatusKind } from '@uplink/ui/status';
import { statusMessages } from './status.messages.ts';
import { toDay, toMoment, toPercent } from './status.rules.ts';
import './front-status.css';

export interface FrontStatusProps {
  status: Schema<'Status'>;
  site: FrontSite;
}

const kinds: Record<Schema<'PartState'>, StatusKind> = {
  ok: 'ok',
  unknown: 'down',
  maintenance: 'info',
  slow: 'pending',
  down: 'fault',
};

/** What works and what doesn't, and what staff say about it. Needs neither script nor database. */
export function FrontStatus({ status, site }: FrontStatusProps) {
  const messages = useMessages(statusMessages);
  const formats = useAllFormats();
  const { state, isLive, checkedAt, parts, incidents } = status;
  const open = incidents.filter(({ resolvedAt }) => resolvedAt === null);
  const past = incidents.filter(({ resolvedAt }) => resolvedAt !== null);
  return (
    <div className="ul-front-wrap ul-front-band ul-front-status">
      <header className="ul-front-status__head" data-kind={kinds[state]}>
        <p className="ul-cap ul-muted">{messages.title}</p>
        <h1 className="ul-h1">{isLive ? messages.headlines[state] : messages.away}</h1>
        {!isLive && <p>{messages.awayText}</p>}
        <p className="ul-small ul-muted">
          <time dateTime={checkedAt}>{messages.checked(toMoment(checkedAt, formats))}</time>
        </p>
      </header>
      {open.length > 0 && (
        <section>
          <h2 className="ul-h3">{messages.openTitle}</h2>
          {open.map((incident) => (
            <Incident key={incident.id} {...incident} />
          ))}
        </section>
      )}
      <section>
        <h2 className="ul-h3">{messages.partsTitle}</h2>
        <ul className="ul-front-status__parts">
          {parts.map((part) => (
            <Part key={part.part} {...part} />
          ))}
        </ul>
      </section>
      <section>
        <h2 className="ul-h3">{messages.pastTitle}</h2>
        {past.length === 0 && <p className="ul-muted">{messages.noIncidents}</p>}
        {past.map((incident) => (
          <Incident key={incident.id} {...incident} />
        ))}
      </section>
      <p className="ul-small ul-muted">
        {messages.more} <a href={`mailto:${site.supportEmail}`}>{messages.write}</a>.{' '}
        <a href="/changes">{messages.changes}</a>
      </p>
    </div>
  );
}

function Part({ part, state, days }: Schema<'PartStatus'>) {
  const messages = useMessages(statusMessages);
  const formats = useAllFormats();
  const shares = days.flatMap(({ share }) => (share === null ? [] : [share]));
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  const said = shares.length > 0 ? messages.share(toPercent(mean, formats)) : messages.noChecks;
  return (
    <li>
      <div className="ul-front-status__part">
        <h3>{messages.parts[part]}</h3>
        <Status kind={kinds[state]} isBare>
          {messages.states[state]}
        </Status>
      </div>
      <div
        className="ul-front-status__days"
        role="img"
        aria-label={`${messages.lastDays}: ${said}`}
      >
        {days.map(({ date, share }) => (
          <span
            key={date}
            data-share={
              share === null ? 'none' : share === 1 ? 'all' : share > 0.9 ? 'most' : 'few'
            }
            title={`${toDay(date, formats)}: ${share === null ? messages.noChecks : messages.share(toPercent(share, formats))}`}
          />
        ))}
      </div>
      <p className="ul-cap ul-muted ul-front-status__legend">
        <span>{messages.lastDays}</span>
        <span>{said}</span>
      </p>
    </li>
  );
}

function Incident({ title, impact, state, parts, updates }: Schema<'Incident'>) {
  const messages = useMessages(statusMessages);
  const formats = useAllFormats();
  return (
    <article className="ul-front-status__incident">
      <h3>{title}</h3>
      <p className="ul-small ul-muted">
        {[messages.impacts[impact], ...parts.map((part) => messages.parts[part])].join(' · ')}
      </p>
      <ol>
        {updates.map(({ state: then, message, date }) => (
          <li key={date + then}>
            <b>{messages.progress[then]}</b>
            <p>{message}</p>
            <time className="ul-cap ul-muted" dateTime={date}>
              {toMoment(date, formats)}
            </time>
          </li>
        ))}
        {updates.length === 0 && <li>{messages.progress[state]}</li>}
      </ol>
    </article>
  );
}
