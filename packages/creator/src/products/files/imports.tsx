import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { productEditorPath } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { productImportsQuery, useUplink } from '@uplink/api-client/react';
import { Note } from '@uplink/kit/states';
import { Link } from '@uplink/ui/link';
import { filesMessages } from './files.messages.ts';
import '../missing.css';

const pollMs = 5000;
const recentMs = 3_600_000;
const shownStates: readonly string[] = ['waiting', 'done', 'failed'];

/** Imports that are being made, and what became of those of the last hour. */
export function Imports() {
  const query = useQuery({
    ...productImportsQuery(useUplink()),
    refetchInterval: ({ state }) =>
      state.data?.some((one) => one.state === 'waiting') ? pollMs : false,
  });
  const since = Date.now() - recentMs;
  const shown = (query.data ?? []).filter(
    ({ state, createdAt }) =>
      state === 'waiting' || (shownStates.includes(state) && Date.parse(createdAt) > since),
  );
  if (shown.length === 0) return null;
  return (
    <Note kind="info" role="status">
      <ul className="ul-product-missing">
        {shown.map((one) => (
          <li key={one.id}>
            <Words report={one} />
          </li>
        ))}
      </ul>
    </Note>
  );
}

function Words({ report }: { report: Schema<'ProductImport'> }) {
  const messages = useMessages(filesMessages);
  const { name, type, state, moduleId, failure } = report;
  const product = name ?? '';
  if (state === 'waiting') return messages.waiting(product);
  if (state === 'failed' || moduleId === null || type === null)
    return messages.failed(product, failure ?? '');
  return <Link href={productEditorPath({ id: moduleId, type })}>{messages.done(product)}</Link>;
}
