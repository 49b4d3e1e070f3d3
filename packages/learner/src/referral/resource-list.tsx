'use client';
import { useMessages } from '@uplink/api-client/messages';
import { notReady, programResourcesQuery, useUplink } from '@uplink/api-client/react';
import { NotReadyView, PageSkeleton, useHeldQuery } from '@uplink/kit/states';
import { LinkButton } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { CopyText } from './copy-text.tsx';
import { referralMessages } from './referral.messages.ts';
import type { OfProgramProps } from './referral.types.ts';
import './referral.css';

/** Words and links to invite with. */
export function ResourceList({ program }: OfProgramProps) {
  const messages = useMessages(referralMessages);
  const query = useHeldQuery(programResourcesQuery(useUplink(), program));
  if (!query.data)
    return (
      <NotReadyView
        state={notReady(query)}
        noun={messages.resources}
        skeleton={<PageSkeleton heights={[160]} />}
      />
    );
  if (query.data.length === 0)
    return (
      <Card title={messages.noResources}>
        <p className="ul-muted">{messages.noResourcesText}</p>
      </Card>
    );
  return (
    <div className="ul-stack ul-gap-24">
      {query.data.map(({ title, text, url }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: titles can be the same, the order is theirs
        <Card key={place} title={title}>
          {text && <p className="ul-referral__gap ul-referral__words">{text}</p>}
          <div className="ul-cluster">
            {text && <CopyText text={text} />}
            {url && (
              <LinkButton href={url} target="_blank" rel="noopener noreferrer">
                {messages.open}
              </LinkButton>
            )}
          </div>
        </Card>
      ))}
    </div>
  );
}
