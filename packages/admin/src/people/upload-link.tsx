'use client';
import { useQuery } from '@tanstack/react-query';
import { mayAny } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { meQuery, useUplink } from '@uplink/api-client/react';
import { LinkButton } from '@uplink/ui/button';
import { userUploadMessages } from './user-upload.messages.ts';

export interface UploadLinkProps {
  /** The page of the upload. */
  href: string;
}

/** Leads to the upload of many users, for those who may. */
export function UploadLink({ href }: UploadLinkProps) {
  const messages = useMessages(userUploadMessages);
  const me = useQuery(meQuery(useUplink()));
  return mayAny(me.data, 'uploadUsers') ? (
    <LinkButton href={href}>{messages.open}</LinkButton>
  ) : null;
}
