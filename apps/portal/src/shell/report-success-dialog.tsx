import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { reportSuccessUrl } from '@uplink/api-client/domain';
import { configurationQuery, useUplink } from '@uplink/api-client/react';
import { Button } from '@uplink/ui/button';
import { Dialog } from '@uplink/ui/dialog';
import { Award, Briefcase } from 'lucide-react';

export interface ReportSuccessDialogProps {
  me: Schema<'CurrentUser'>;
  onClose: () => void;
}

/** Two choices, each opening its outside form in a popup. */
export function ReportSuccessDialog({ me, onClose }: ReportSuccessDialogProps) {
  const configuration = useQuery(configurationQuery(useUplink())).data;
  function open(form: string | undefined) {
    if (form) window.open(reportSuccessUrl(form, me), '_blank', 'popup,noopener,noreferrer');
    onClose();
  }
  return (
    <Dialog title="Report success" isOpen onClose={onClose}>
      <div className="ul-stack ul-gap-12">
        <Button
          isBlock
          icon={<Briefcase className="ul-icon" size={18} />}
          onPress={() => open(configuration?.reportSuccess.jobSuccessUrl)}
        >
          Job Success
        </Button>
        <Button
          isBlock
          icon={<Award className="ul-icon" size={18} />}
          onPress={() => open(configuration?.reportSuccess.industryCertificationUrl)}
        >
          Industry Certification
        </Button>
      </div>
    </Dialog>
  );
}
