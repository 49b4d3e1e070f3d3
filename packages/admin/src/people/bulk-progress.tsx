import { useMessages } from '@uplink/api-client/messages';
import { notReady, usersProgressQuery, useUplink } from '@uplink/api-client/react';
import { NotReadyView, useHeldQuery } from '@uplink/kit/states';
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
  const losses = useHeldQuery(usersProgressQuery(useUplink(), userIds));
  if (!losses.data)
    return (
      <NotReadyView
        state={notReady(losses)}
        noun={messages.noun}
        skeleton={<Skeleton height={120} />}
      />
    );
  return (
    <>
      <ResetFields losses={losses.data} chosen={value} onChange={onChange} />
      {errorMessage && (
        <p className="ul-small ul-fault" role="alert">
          {errorMessage}
        </p>
      )}
    </>
  );
}
