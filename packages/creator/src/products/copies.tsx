'use client';
import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { productEditorPath } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { productCopiesQuery, useUplink } from '@uplink/api-client/react';
import { Note } from '@uplink/kit/states';
import { Link } from '@uplink/ui/link';
import { copiesMessages } from './copies.messages.ts';
import './missing.css';

const pollMs = 5000;
const recentMs = 3_600_000;

/** Copies that are being made, and what became of those of the last hour. */
export function Copies() {
  const query = useQuery({
    ...productCopiesQuery(useUplink()),
    refetchInterval: ({ state }) =>
      state.data?.some((copy) => copy.state === 'waiting') ? pollMs : false,
  });
  const since = Date.now() - recentMs;
  const shown = (query.data ?? []).filter(
    ({ state, createdAt }) => state === 'waiting' || Date.parse(createdAt) > since,
  );
  if (shown.length === 0) return null;
  return (
    <Note kind="info" role="status">
      <ul className="ul-product-missing">
        {shown.map((copy) => (
          <li key={copy.id}>
            <Words copy={copy} />
          </li>
        ))}
      </ul>
    </Note>
  );
}

function Words({ copy }: { copy: Schema<'ProductCopy'> }) {
  const messages = useMessages(copiesMessages);
  const { name, type, state, copyId } = copy;
  if (state === 'waiting') return messages.waiting(name);
  if (state === 'failed' || copyId === null) return messages.failed(name);
  return <Link href={productEditorPath({ id: copyId, type })}>{messages.done(name)}</Link>;
}
