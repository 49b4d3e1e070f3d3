'use client';
import { useMessages } from '@uplink/api-client/messages';
import { IconButton } from '@uplink/ui/button';
import { lazyView } from '@uplink/ui/lazy-part';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { moderationMessages } from './moderation.messages.ts';
import type { Reported } from './report.controller.ts';
import type { ReportDialogProps } from './report-dialog.tsx';

const ReportDialog = lazyView<ReportDialogProps>(() =>
  import('./report-dialog.tsx').then((module) => module.ReportDialog),
);

export interface ReportButtonProps extends Reported {
  /** What is reported, e.g. 'the question'. */
  name: string;
}

/** Reports what another person wrote; says so once it is sent. */
export function ReportButton({ name, ...reported }: ReportButtonProps) {
  const messages = useMessages(moderationMessages);
  const [state, setState] = useState<'idle' | 'asked' | 'sent'>('idle');
  return (
    <>
      {state !== 'sent' && (
        <IconButton
          size="sm"
          aria-label={messages.reportLabel(name)}
          icon={<Flag className="ul-icon" size={16} aria-hidden />}
          onPress={() => setState('asked')}
        />
      )}
      <span className="ul-cap ul-muted" role="status">
        {state === 'sent' && messages.sent}
      </span>
      {state === 'asked' && (
        <ReportDialog
          {...reported}
          name={name}
          onSent={() => setState('sent')}
          onClose={() => setState((now) => (now === 'sent' ? now : 'idle'))}
        />
      )}
    </>
  );
}
