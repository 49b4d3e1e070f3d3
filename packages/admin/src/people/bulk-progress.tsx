import { useQueries } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { notReady, userProgressQuery, useUplink } from '@uplink/api-client/react';
import { NotReadyView } from '@uplink/kit/states';
import { Skeleton } from '@uplink/ui/skeleton';
import { learningDialogsMessages } from './learning-dialogs.messages.ts';
import { ResetFields } from './reset-fields.tsx';

export interface BulkProgressProps {
  userIds: readonly number[];
  value: number[];
  errorMessage?: string | undefined;
  onChange: (moduleIds: number[]) => void;
}

/** What the chosen people began, each product with what they lose together. */
export function BulkProgress({ userIds, value, errorMessage, onChange }: BulkProgressProps) {
  const messages = useMessages(learningDialogsMessages);
  const client = useUplink();
  const all = useQueries({ queries: userIds.map((id) => userProgressQuery(client, id)) });
  const waiting = all.find(({ data }) => !data);
  if (waiting)
    return (
      <NotReadyView
        state={notReady(waiting)}
        noun={messages.noun}
        skeleton={<Skeleton height={120} />}
      />
    );
  return (
    <>
      <ResetFields
        losses={together(all.flatMap(({ data = [] }) => data))}
        chosen={value}
        onChange={onChange}
      />
      {errorMessage && (
        <p className="ul-small ul-fault" role="alert">
          {errorMessage}
        </p>
      )}
    </>
  );
}

type Loss = Schema<'ProgressLoss'>;
const parts = ['lessonsDone', 'xpPoints', 'quizzes', 'homeworks'] as const;

/** One line for each product, in the order of their names. */
function together(losses: readonly Loss[]): Loss[] {
  const sums = new Map<number, Loss>();
  for (const loss of losses) {
    const sum = { ...(sums.get(loss.module.id) ?? loss) };
    if (sums.has(loss.module.id)) for (const part of parts) sum[part] += loss[part];
    sums.set(loss.module.id, sum);
  }
  return [...sums.values()].sort((one, two) => one.module.name.localeCompare(two.module.name));
}
