'use client';
import { readDiplomaCode } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { notReady, useUplink, verificationQuery } from '@uplink/api-client/react';
import { NotReadyView, noResource, useHeldQuery } from '@uplink/kit/states';
import { Skeleton } from '@uplink/ui/skeleton';
import { certificatesMessages } from './certificates.messages.ts';
import { verificationMissing } from './verification.rules.ts';
import { VerificationView } from './verification.view.tsx';

export interface VerificationProps {
  /** The code from the address, or as typed from paper. */
  code: string;
}

/** Shows whether a certificate is genuine and still valid. Needs no account. */
export function Verification({ code: typed }: VerificationProps) {
  const messages = useMessages(certificatesMessages);
  const code = readDiplomaCode(typed);
  const query = useHeldQuery({
    ...verificationQuery(useUplink(), code ?? ''),
    enabled: code !== undefined,
  });
  if (query.data) return <VerificationView verification={query.data} />;
  return (
    <NotReadyView
      isPage
      state={code === undefined ? { status: 'empty' } : notReady(query)}
      noun={messages.checking}
      empty={noResource(verificationMissing(messages))}
      skeleton={<Skeleton height={360} />}
    />
  );
}
