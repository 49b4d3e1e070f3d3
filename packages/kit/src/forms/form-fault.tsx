import { useMessages } from '@uplink/api-client/messages';
import { ConflictChoice } from '../saving/conflict-choice.tsx';
import { saveSignMessages } from '../saving/save-sign.messages.ts';
import type { FormFrame } from './form.types.ts';

export interface FormFaultProps {
  /** The form of `useForm`. */
  form: Pick<FormFrame, 'message' | 'conflicts' | 'resolve'>;
  /** Says it in a sentence of its own. @default the message itself */
  inWords?: (message: string) => string;
}

/** What stands in the way of a form as a whole: why it was not sent, and what was changed elsewhere too. */
export function FormFault({ form, inWords = (message) => message }: FormFaultProps) {
  const messages = useMessages(saveSignMessages);
  const { message, conflicts, resolve } = form;
  return (
    <>
      {conflicts.length > 0 && (
        <div role="alert" className="ul-stack ul-gap-12">
          <p className="ul-small">{messages.conflict}</p>
          {conflicts.map((conflict) => (
            <ConflictChoice
              key={conflict.id}
              conflict={conflict}
              onResolve={(choice) => resolve(conflict.id, choice)}
            />
          ))}
        </div>
      )}
      {message && conflicts.length === 0 && (
        <p className="ul-small ul-fault" role="alert">
          {inWords(message)}
        </p>
      )}
    </>
  );
}
