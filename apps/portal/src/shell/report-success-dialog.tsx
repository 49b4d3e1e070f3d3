import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { reportSuccessUrl } from '@uplink/api-client/domain';
import { configurationQuery, useUplink } from '@uplink/api-client/react';
import { Button } from '@uplink/ui/button';
import { Dialog } from '@uplink/ui/dialog';
import { Award, Briefcase } from 'lucide-react';
import { useState } from 'react';
import { openPopup } from './open-popup.ts';

export interface ReportSuccessDialogProps {
  me: Schema<'CurrentUser'>;
  onClose: () => void;
}

/** Two choices, each opening an external form in a popup, or offering a link where popups are blocked. */
export function ReportSuccessDialog({ me, onClose }: ReportSuccessDialogProps) {
  const forms = useQuery(configurationQuery(useUplink())).data?.reportSuccess;
  const [blocked, setBlocked] = useState<string>();
  function open(form: string | undefined) {
    if (form === undefined) return;
    const url = reportSuccessUrl(form, me);
    if (openPopup(url)) onClose();
    else setBlocked(url);
  }
  return (
    <Dialog title="Report success" isOpen onClose={onClose}>
      <div className="ul-stack ul-gap-12">
        <Button
          isBlock
          isDisabled={!forms}
          icon={<Briefcase className="ul-icon" size={18} />}
          onPress={() => open(forms?.jobSuccessUrl)}
        >
          Job Success
        </Button>
        <Button
          isBlock
          isDisabled={!forms}
          icon={<Award className="ul-icon" size={18} />}
          onPress={() => open(forms?.industryCertificationUrl)}
        >
          Industry Certification
        </Button>
        {blocked && (
          <p role="status">
            Your browser blocked the form.{' '}
            <a href={blocked} target="_blank" rel="noopener noreferrer" onClick={onClose}>
              Open it in a new tab
            </a>
          </p>
        )}
      </div>
    </Dialog>
  );
}
