import { useFormats, useMessages } from '@uplink/api-client/messages';
import { ChoiceFilter } from '@uplink/kit/lists';
import { Avatar } from '@uplink/ui/avatar';
import { Button } from '@uplink/ui/button';
import { lazyView } from '@uplink/ui/lazy-part';
import { Skeleton } from '@uplink/ui/skeleton';
import { StatusLight } from '@uplink/ui/status';
import { claimHolder } from '../shared/claim/claim.controller.ts';
import { ageOf } from './age.rules.ts';
import type { DeskReady } from './desk.controller.ts';
import { deskMessages } from './desk.messages.ts';
import { type DeskItem, keyOf } from './desk.types.ts';
import './queue.css';

const FilterView = lazyView(
  async () => (await import('./filter.view.tsx')).FilterView,
  () => <Skeleton width="84px" height={32} />,
);

export type QueueViewProps = Pick<
  DeskReady,
  'page' | 'ownUserId' | 'search' | 'current' | 'onFilter' | 'onOpen'
>;

/** How much waits, what narrows it, and a row for each piece of work, the oldest first. */
export function QueueView(props: QueueViewProps) {
  const messages = useMessages(deskMessages);
  const { page, ownUserId, search, current, onFilter, onOpen } = props;
  const { counts, paging, data } = page;
  const now = new Date();
  return (
    <>
      <div className="ul-queue__head">
        <h2 className="ul-queue__title">{messages.waiting(counts.total)}</h2>
        <p className="ul-muted">{messages.oldestFirst(counts.claims.mine)}</p>
      </div>
      <div className="ul-queue__filters">
        <ChoiceFilter
          label={messages.show}
          all={messages.tabs.all}
          options={[{ id: 'mine', label: messages.tabs.mine }]}
          value={search.claim}
          onChange={(claim) => onFilter({ claim })}
        />
        <FilterView counts={counts} search={search} onFilter={onFilter} />
      </div>
      <ol className="ul-queue__list">
        {data.map((item) => (
          <li key={keyOf(item)}>
            <QueueRow
              item={item}
              ownUserId={ownUserId}
              now={now}
              isOpen={current !== undefined && keyOf(item) === keyOf(current)}
              onOpen={() => onOpen(item)}
            />
          </li>
        ))}
      </ol>
      {(paging.next !== null || search.cursor !== undefined) && (
        <div className="ul-queue__more">
          {search.cursor !== undefined && (
            <Button size="sm" onPress={() => onFilter({})}>
              {messages.first}
            </Button>
          )}
          {paging.next !== null && (
            <Button size="sm" onPress={() => onFilter({ cursor: paging.next ?? undefined })}>
              {messages.later}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

interface QueueRowProps {
  item: DeskItem;
  ownUserId: number;
  now: Date;
  isOpen: boolean;
  onOpen: () => void;
}

function QueueRow({ item, ownUserId, now, isOpen, onOpen }: QueueRowProps) {
  const messages = useMessages(deskMessages);
  const formats = useFormats();
  const { user, title, version, submittedAt, claim, kind } = item;
  const age = ageOf(submittedAt, now, formats);
  const holder = claimHolder(claim, ownUserId, now);
  return (
    <button
      type="button"
      className="ul-queue__row"
      aria-current={isOpen ? 'true' : undefined}
      onClick={onOpen}
    >
      <Avatar name={user.name} image={user.avatar} size="sm" isDecorative />
      <span className="ul-queue__who">{user.name}</span>
      <span className="ul-queue__age">
        <StatusLight kind={age.light} />
        {age.text}
        <span className="ul-sr">, {messages.ageWords[age.words]}</span>
      </span>
      <span className="ul-queue__what">
        {title}, {version > 1 ? messages.attempt(version) : messages.kinds[kind].toLowerCase()}
      </span>
      {kind !== 'quiz' && (
        <span className="ul-queue__claim" data-holder={holder}>
          {holder === 'nobody' && messages.free}
          {holder === 'me' && messages.you}
          {holder === 'other' && claim?.by.name.split(' ')[0]}
        </span>
      )}
    </button>
  );
}
