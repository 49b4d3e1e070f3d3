'use client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { creatorHomeQuery, notReady, useUplink } from '@uplink/api-client/react';
import { NotReadyView, noContent, useHeldQuery } from '@uplink/kit/states';
import { Button, LinkButton } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { Link } from '@uplink/ui/link';
import { Skeleton } from '@uplink/ui/skeleton';
import { creatorHomeMessages } from './creator-home.messages.ts';
import { type HomePart, partsOf } from './creator-home.rules.ts';
import './creator-home.css';

const pollMs = 15_000;

const isRunning = ({ failure }: Schema<'CreatorJob'>) => failure === null;

/** What needs the attention of an author, each line with the way to it. */
export function CreatorHome() {
  const messages = useMessages(creatorHomeMessages);
  const formats = useFormats();
  const query = useHeldQuery({
    ...creatorHomeQuery(useUplink()),
    // While something runs, its end shows without a reload.
    refetchInterval: ({ state }) => (state.data?.jobs.some(isRunning) ? pollMs : false),
  });
  const parts = query.data ? partsOf(query.data, new Date(), messages, formats) : [];
  if (parts.length === 0)
    return (
      <NotReadyView
        state={query.data ? { status: 'empty' } : notReady(query)}
        noun={messages.noun}
        skeleton={<Skeleton height={320} />}
        empty={noContent({
          title: messages.clear,
          text: messages.clearText,
          action: <LinkButton href="/creator/products">{messages.toProducts}</LinkButton>,
        })}
      />
    );
  return (
    <div className="ul-grid ul-cols-2">
      {parts.map((part) => (
        <Part key={part.id} {...part} />
      ))}
    </div>
  );
}

function Part({ title, rows, more }: HomePart) {
  return (
    <Card
      title={title}
      isFlush
      className="ul-creator-home__part"
      {...(more && {
        aside: (
          <Link className="ul-small ul-lone-link" href={more.href}>
            {more.label}
          </Link>
        ),
      })}
    >
      <ul className="ul-list">
        {rows.map(({ id, href, detail, figure, isFailed, retries, ...row }) => (
          <li key={id} className={retries === undefined ? undefined : 'ul-creator-home__retried'}>
            <Link className="ul-listrow" href={href}>
              <span className="ul-grow ul-creator-home__words">
                <span className="ul-medium">{row.title}</span>
                <span className={`ul-list__sub ul-small ${isFailed ? 'ul-fault' : 'ul-muted'}`}>
                  {detail}
                </span>
              </span>
              {figure && <span className="ul-small ul-num ul-none">{figure}</span>}
            </Link>
            {retries !== undefined && <Retry lessonId={retries} name={row.title} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Retry({ lessonId, name }: { lessonId: number; name: string }) {
  const messages = useMessages(creatorHomeMessages);
  const client = useUplink();
  const queries = useQueryClient();
  const retry = useMutation({
    mutationFn: () =>
      client.unwrap(
        client.api.POST('/creator/me/lessons/{id}/video/renditions', {
          params: { path: { id: lessonId } },
        }),
      ),
    onSuccess: () => queries.invalidateQueries({ queryKey: creatorHomeQuery(client).queryKey }),
  });
  return (
    <Button
      size="sm"
      aria-label={messages.retryOf(name)}
      isPending={retry.isPending}
      onPress={() => retry.mutate()}
    >
      {messages.retry}
    </Button>
  );
}
