'use client';
import { useMessages } from '@uplink/api-client/messages';
import { diplomaQuery, notReady, useUplink } from '@uplink/api-client/react';
import { NotReadyView, noResource, useHeldQuery } from '@uplink/kit/states';
import { LinkButton } from '@uplink/ui/button';
import { Skeleton } from '@uplink/ui/skeleton';
import { certificatesMessages } from './certificates.messages.ts';
import { DiplomaView } from './diploma.view.tsx';
import { useDiplomaDownload } from './diploma-download.controller.ts';

export interface DiplomaProps {
  /** The certificate or award. */
  diplomaId: number;
  /** 1 course completion, 2 program completion, 3 digital award. */
  type: 1 | 2 | 3;
  /** Where the list of certificates and awards is. */
  backHref: string;
}

/** One certificate or award, with its PDF and a public verification link. */
export function Diploma({ diplomaId, type, backHref }: DiplomaProps) {
  const messages = useMessages(certificatesMessages);
  const query = useHeldQuery(diplomaQuery(useUplink(), diplomaId, type));
  const download = useDiplomaDownload(query.data);
  if (query.data) return <DiplomaView diploma={query.data} {...download} />;
  return (
    <NotReadyView
      isPage
      state={notReady(query)}
      noun={messages.one}
      backHref={backHref}
      empty={noResource({
        title: messages.notThere,
        text: messages.notThereText,
        action: <LinkButton href={backHref}>{messages.backToList}</LinkButton>,
      })}
      skeleton={<Skeleton height={520} />}
    />
  );
}
