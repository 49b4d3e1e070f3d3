'use client';
import { useMessages } from '@uplink/api-client/messages';
import { Card } from '@uplink/ui/card';
import { Spinner } from '@uplink/ui/progress';
import { SearchField } from '@uplink/ui/search-field';
import { followingMessages } from './following.messages.ts';
import { type Searched, usePeopleSearch } from './people-list.controller.ts';
import { PersonRow, type PersonRowProps } from './person-row.view.tsx';
import './following.css';

export interface PeopleSearchProps extends Pick<PersonRowProps, 'profileHref'>, Searched {}

/** Finds learners with a public profile by their name. */
export function PeopleSearch({ profileHref, ...searched }: PeopleSearchProps) {
  const messages = useMessages(followingMessages);
  const { text, found, isLoading, message, onText, onFollow } = usePeopleSearch(searched);
  return (
    <div className="ul-stack ul-following">
      <SearchField
        label={messages.search}
        description={messages.searchHelp}
        value={text}
        onChange={onText}
      />
      <div role="status">
        {isLoading && !found && <Spinner size={18} />}
        {found?.length === 0 && <p className="ul-muted">{messages.nobody}</p>}
      </div>
      {found && found.length > 0 && (
        <Card isFlush title={messages.found}>
          <ul className="ul-list">
            {found.map((person) => (
              <li key={person.id}>
                <PersonRow person={person} profileHref={profileHref} onFollow={onFollow} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      <p className="ul-small ul-fault" role="alert">
        {message}
      </p>
    </div>
  );
}
