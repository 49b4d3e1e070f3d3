import { useFormats, useMessages } from '@uplink/api-client/messages';
import { exerciseMessages, HintButton } from '@uplink/kit/exercises';
import { SaveSign, type Saving } from '@uplink/kit/saving';
import { Button } from '@uplink/ui/button';
import { Play } from 'lucide-react';

export interface CheckBarProps {
  /** The instant of the last check. */
  at: string | undefined;
  /** Nothing was changed since. */
  isCurrent: boolean;
  /** @default messages.check */
  label?: string | undefined;
  saving: Saving;
  isChecking: boolean;
  checkError: string | undefined;
  onCheck: () => void;
}

/** When it was checked last, and the buttons that help and check. */
export function CheckBar(props: CheckBarProps) {
  const messages = useMessages(exerciseMessages);
  const formats = useFormats();
  const { isCurrent, label = messages.check, at, saving, isChecking, checkError, onCheck } = props;
  const checked = at && (isCurrent ? messages.checkedAt(formats.time(at)) : messages.changed);
  return (
    <>
      <div className="ul-row ul-exercise__check" data-justify="between">
        <span className="ul-small ul-muted">
          {checked ?? <span className="ul-hide-mobile">{messages.checkKeys}</span>}
        </span>
        <span className="ul-exercise__buttons">
          <HintButton />
          <Button
            variant="primary"
            isPending={isChecking}
            icon={<Play className="ul-icon" size={18} aria-hidden />}
            onPress={onCheck}
          >
            {label}
          </Button>
        </span>
      </div>
      {checkError && (
        <p className="ul-small ul-fault" role="alert">
          {checkError}
        </p>
      )}
      <SaveSign saving={saving} />
    </>
  );
}
