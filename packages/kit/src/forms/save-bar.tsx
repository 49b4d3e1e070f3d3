import { useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { StatusLight } from '@uplink/ui/status';
import type { ReactNode } from 'react';
import type { FormFrame } from './form.types.ts';
import { saveBarMessages } from './save-bar.messages.ts';
import './save-bar.css';

export interface SaveBarProps {
  /** The `id` of the form that the button sends. */
  formId: string;
  /** The form of `useForm`. */
  form: Pick<FormFrame, 'isSending'> & {
    isDirty: boolean;
    isSaved: boolean;
    discard: () => void;
  };
  /** How many fields differ from what the page hands in: none of them waits when the form is not dirty. */
  changeCount: number;
  /** What the button says, with its object: "Save prices". */
  action: string;
  /** Nothing can be saved now. @default false */
  isDisabled?: boolean;
  /** Further actions, before the button. */
  children?: ReactNode;
}

/** What waits to be saved, and the button for it: prices, certificates and mails never save themselves. */
export function SaveBar(props: SaveBarProps) {
  const messages = useMessages(saveBarMessages);
  const { formId, form, action, isDisabled = false, children } = props;
  // What was just saved is handed in a moment later.
  const changeCount = form.isDirty ? props.changeCount : 0;
  return (
    <div className="ul-save-bar">
      <span className="ul-row ul-gap-8 ul-small ul-muted ul-save-bar__sign" role="status">
        {changeCount > 0 ? (
          <>
            <StatusLight kind="pending" />
            <span>{messages.waiting(changeCount)}</span>
          </>
        ) : (
          form.isSaved && (
            <>
              <StatusLight kind="ok" />
              <span>{messages.saved}</span>
            </>
          )
        )}
      </span>
      {children}
      {changeCount > 0 && (
        <Button variant="quiet" onPress={form.discard}>
          {messages.discard}
        </Button>
      )}
      <Button
        variant="primary"
        type="submit"
        form={formId}
        isPending={form.isSending}
        isDisabled={isDisabled}
      >
        {action}
      </Button>
    </div>
  );
}
