'use client';
import { notReady, useUplink, verificationQuery } from '@uplink/api-client/react';
import { NotReadyView, noResource, useHeldQuery } from '@uplink/kit/states';
import { Skeleton } from '@uplink/ui/skeleton';
import { messages } from './certificates.messages.ts';
import { readCode } from './certificates.rules.ts';
import { VerificationView } from './verification.view.tsx';

export interface VerificationProps {
  /** The code from the address, or as typed from paper. */
  code: string;
}

/** Shows whether a certificate is genuine and still valid. Needs no account. */
export function Verification({ code: typed }: VerificationProps) {
  const code = readCode(typed);
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
      empty={noResource({
        title: messages.unknownTitle,
        text: messages.unknownText,
      })}
      skeleton={<Skeleton height={360} />}
    />
  );
}
