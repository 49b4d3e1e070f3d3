import type { Schema } from '@uplink/api-client';
import type { FrontFilter } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { frontMessages } from './front.messages.ts';
import { frontKind, frontKinds } from './front.rules.ts';
import { FrontCard } from './front-card.view.tsx';
import { FrontPaging } from './front-paging.view.tsx';
import './front-listing.css';

export interface FrontListingProps {
  type: Schema<'FrontType'>;
  filter: FrontFilter;
  products: Schema<'FrontProductPage'>;
}

/** The products of a kind. Filters and search are a form, pages are links. */
export function FrontListing({ type, filter, products: { data, paging } }: FrontListingProps) {
  const messages = useMessages(frontMessages);
  const { base, one, many } = frontKind(type, messages);
  return (
    <div className="ul-front-wrap ul-front-listing">
      <h1 className="ul-display">{many}</h1>
      <p className="ul-lead">{messages.found(paging.total, one, many)}</p>
      <nav className="ul-front-kinds" aria-label={messages.kinds}>
        {frontKinds(messages).map((kind) => (
          <a
            key={kind.base}
            href={kind.base}
            aria-current={kind.type === type ? 'page' : undefined}
          >
            {kind.many}
          </a>
        ))}
      </nav>
      <Filters base={base} many={many} type={type} filter={filter} />
      {data.length > 0 ? (
        <ul className="ul-front-cards">
          {data.map((card) => (
            <li key={card.uniqueName}>
              <FrontCard card={card} heading="h2" />
            </li>
          ))}
        </ul>
      ) : (
        <Nothing base={base} many={many} filter={filter} />
      )}
      <FrontPaging base={base} filter={filter} paging={paging} />
    </div>
  );
}

type PartProps = Pick<FrontListingProps, 'filter'> & { base: string; many: string };

function Filters({ base, many, type, filter }: PartProps & Pick<FrontListingProps, 'type'>) {
  const messages = useMessages(frontMessages);
  const { search, level, subtype } = filter;
  return (
    <form className="ul-front-filters" action={base}>
      <label>
        <span className="ul-sr">{messages.searchFor(many)}</span>
        <input
          className="ul-front-input"
          type="search"
          name="search"
          defaultValue={search}
          maxLength={80}
          placeholder={messages.searchFor(many)}
        />
      </label>
      {type === 10 ? (
        <Choice
          name="subtype"
          label={messages.kind}
          all={messages.allKinds}
          options={messages.labTypes}
          value={subtype}
        />
      ) : (
        <Choice
          name="level"
          label={messages.level}
          all={messages.allLevels}
          options={messages.levels}
          value={level}
        />
      )}
      <button className="ul-button" data-variant="secondary" type="submit">
        <span>{messages.show}</span>
      </button>
    </form>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  all: string;
  options: Record<number, string>;
  value: number | null;
}

function Choice({ name, label, all, options, value }: ChoiceProps) {
  return (
    <label>
      <span className="ul-sr">{label}</span>
      <select className="ul-front-input" name={name} defaultValue={value ?? ''}>
        <option value="">{all}</option>
        {Object.entries(options).map(([code, text]) => (
          <option key={code} value={code}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

function Nothing({ base, many, filter }: PartProps) {
  const messages = useMessages(frontMessages);
  const isFiltered = filter.search !== '' || filter.level !== null || filter.subtype !== null;
  return (
    <section className="ul-card ul-front-nothing">
      <h2 className="ul-h3">{isFiltered ? messages.noneFound(many) : messages.noneYet(many)}</h2>
      <p className="ul-muted">{isFiltered ? messages.noneFoundText : messages.noneYetText}</p>
      {isFiltered && (
        <p>
          <a className="ul-lone-link" href={base}>
            {messages.clear}
          </a>
        </p>
      )}
    </section>
  );
}
