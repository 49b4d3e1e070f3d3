'use client';
import { useMessages } from '@uplink/api-client/messages';
import { RowsSkeleton } from '@uplink/kit/lists';
import { NotReadyView, noContent } from '@uplink/kit/states';
import { LinkButton } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { Pagination } from '@uplink/ui/pagination';
import { followingMessages } from './following.messages.ts';
import { type Side, usePeople } from './people-list.controller.ts';
import { PersonRow, type PersonRowProps } from './person-row.view.tsx';
import './following.css';

export interface PeopleListProps extends Pick<PersonRowProps, 'profileHref'> {
  /** Those who are followed, or those who follow. */
  side: Side;
  /** 0-based. */
  page: number;
  /** Told which page to show instead; 0-based. */
  onPageChange: (page: number) => void;
  /** Where learners publish their own profile. */
  ownProfileHref: string;
}

/** The people a learner follows, or their followers. */
export function PeopleList(props: PeopleListProps) {
  const messages = useMessages(followingMessages);
  const { side, page, profileHref, ownProfileHref, onPageChange } = props;
  const { list, message, onFollow } = usePeople(side, page);
  const words = messages[side];
  if (list.status !== 'ready') {
    return (
      <NotReadyView
        state={list}
        noun={words.noun}
        skeleton={
          <div className="ul-following">
            <RowsSkeleton hasTile />
          </div>
        }
        empty={noContent({
          title: words.empty,
          text: words.emptyText,
          action: side === 'followers' && (
            <LinkButton href={ownProfileHref}>{messages.edit}</LinkButton>
          ),
        })}
      />
    );
  }
  return (
    <div className="ul-stack ul-following">
      <Card isFlush>
        <ul className="ul-list">
          {list.items.map((person) => (
            <li key={person.id}>
              <PersonRow person={person} profileHref={profileHref} onFollow={onFollow} />
            </li>
          ))}
        </ul>
      </Card>
      <p className="ul-small ul-fault" role="alert">
        {message}
      </p>
      <Pagination {...list.paging} noun={words.unit} onChange={onPageChange} />
    </div>
  );
}
