import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { Dialog } from '@uplink/ui/dialog';
import { bulkReportMessages } from './bulk-report.messages.ts';

export interface BulkReportProps {
  title: string;
  report: Schema<'BulkReport'>;
  onClose: () => void;
}

/** What was done for each of many, and why it was refused for some. */
export function BulkReport({ title, report, onClose }: BulkReportProps) {
  const messages = useMessages(bulkReportMessages);
  const { done, unchanged, refused } = report;
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      footer={
        <Button variant="primary" onPress={onClose}>
          {messages.close}
        </Button>
      }
    >
      <div className="ul-stack" role="status">
        <p>
          {messages.done(done)} {unchanged > 0 && messages.unchanged(unchanged)}
        </p>
        {refused.length > 0 && (
          <>
            <p className="ul-fault">{messages.refused(refused.length)}</p>
            <ul>
              {refused.map(({ user, milestoneId, reason }) => (
                <li key={`${user.id} ${milestoneId}`}>
                  {user.name}: {reason}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  );
}

/** Nothing was refused: there is nothing to read. */
export const isPlain = ({ refused, unchanged }: Schema<'BulkReport'>): boolean =>
  refused.length === 0 && unchanged === 0;
