import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { Card } from '@uplink/ui/card';
import { RoutePath } from '@uplink/ui/route-path';
import { userUploadMessages } from './user-upload.messages.ts';

type Upload = Schema<'UserUpload'>;

const steps = ['file', 'columns', 'check', 'upload', 'result'] as const;
/** Which step an upload is at. */
const places: Record<Upload['state'], number> = {
  checked: 2,
  running: 3,
  stopped: 3,
  done: 4,
  takingBack: 4,
  takenBack: 4,
};

/** The way of a file from the disk to the list of users. */
export function UploadSteps({ upload }: { upload?: Upload }) {
  const messages = useMessages(userUploadMessages);
  const place = upload ? places[upload.state] : 0;
  return (
    <Card>
      <RoutePath
        aria-label={messages.stepsDone(place, steps.length)}
        hops={steps.map((id, index) => {
          const state = stateOf(index, place, upload?.state);
          return {
            id,
            label: messages.steps[id],
            state,
            stateText: messages.stepStates[state],
            ...(upload && metaOf(id, upload, messages)),
          };
        })}
      />
    </Card>
  );
}

function stateOf(index: number, place: number, state: Upload['state'] | undefined) {
  if (index < place || state === 'done') return 'done';
  if (index > place) return 'open';
  return state === 'stopped' ? 'waiting' : 'current';
}

function metaOf(
  id: (typeof steps)[number],
  { fileName, columns, counts }: Upload,
  messages: typeof userUploadMessages,
): { meta?: string } {
  if (id === 'file') return { meta: fileName };
  if (id === 'columns') {
    const mapped = columns.filter(({ field }) => field !== null).length;
    return { meta: messages.mapped(mapped, columns.length) };
  }
  return id === 'check' ? { meta: messages.faultCount(counts.faulty) } : {};
}
