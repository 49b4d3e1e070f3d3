import { MESSAGE_MAX_LENGTH } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { Dialog } from '@uplink/ui/dialog';
import { TextArea, TextField } from '@uplink/ui/field';
import { Kbd } from '@uplink/ui/status';
import { useState } from 'react';
import type { Verdict } from './decisions.controller.ts';
import { useKeys } from './keys.controller.ts';
import { reviewMessages } from './review.messages.ts';

export interface DecideProps {
  learner: string;
  isQuiz: boolean;
  words: string;
  onWords: (words: string) => void;
  /** Comments that go along. */
  drafts: number;
  /** What is required of an earlier attempt and still open; undefined until it is known. */
  open: readonly string[] | undefined;
  /** Who reviews it, when that is someone else. */
  takenBy: string | undefined;
  sending: Verdict | undefined;
  error: string | undefined;
  onDecide: (verdict: Verdict) => void;
}

/** Closing words and the two decisions, always in sight. */
export function DecideView(props: DecideProps) {
  const messages = useMessages(reviewMessages);
  const { learner, isQuiz, words, drafts, open, takenBy, sending, error, onWords, onDecide } =
    props;
  const [isAsking, setAsking] = useState(false);
  const isOff = takenBy !== undefined || sending !== undefined;
  const isAcceptOff = isOff || open?.length !== 0;
  const hasWords = words.trim() !== '';
  const accept = () => !isAcceptOff && onDecide('accept');
  const sendBack = () => {
    if (isOff) return;
    if (hasWords || (drafts > 0 && !isQuiz)) onDecide('sendBack');
    else setAsking(true);
  };
  useKeys({ a: accept, r: isQuiz ? undefined : sendBack });
  return (
    <div className="ul-decide">
      <Notes {...props} />
      <div className="ul-decide__row">
        <div className="ul-decide__field">
          <TextField
            label={messages.closingWords(learner)}
            isLabelHidden
            placeholder={messages.closingWords(learner)}
            value={words}
            onChange={onWords}
            maxLength={MESSAGE_MAX_LENGTH}
            errorMessage={error}
          />
        </div>
        {!isQuiz && (
          <Button isDisabled={isOff} isPending={sending === 'sendBack'} onPress={sendBack}>
            {messages.sendBack}
            <KeyHint name="R" />
          </Button>
        )}
        <Button
          variant="primary"
          isDisabled={isAcceptOff}
          isPending={sending === 'accept'}
          onPress={accept}
        >
          {isQuiz ? (hasWords ? messages.sendWords : messages.acceptQuiz) : messages.accept}
          <KeyHint name="A" />
        </Button>
      </div>
      {isAsking && (
        <SendBackDialog
          {...props}
          onSend={() => {
            setAsking(false);
            onDecide('sendBack');
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

function KeyHint({ name }: { name: string }) {
  return (
    <span className="ul-decide__key" aria-hidden="true">
      <Kbd>{name}</Kbd>
    </span>
  );
}

function Notes({ open = [], takenBy, drafts }: DecideProps) {
  const messages = useMessages(reviewMessages);
  const [first, ...more] = open;
  const notes = [
    takenBy !== undefined && messages.taken(takenBy),
    first !== undefined &&
      (more.length > 0 ? messages.blockedMore(first, more.length) : messages.blocked(first)),
    drafts > 0 && messages.drafts(drafts),
  ].filter((note) => note !== false);
  return notes.map((note) => (
    <p key={note} className="ul-decide__note ul-small ul-muted">
      {note}
    </p>
  ));
}

interface SendBackDialogProps extends Pick<DecideProps, 'learner' | 'words' | 'onWords'> {
  onSend: () => void;
  onClose: () => void;
}

function SendBackDialog({ learner, words, onWords, onSend, onClose }: SendBackDialogProps) {
  const messages = useMessages(reviewMessages);
  return (
    <Dialog
      title={messages.sendBackTitle}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{messages.cancel}</Button>
          <Button variant="primary" isDisabled={words.trim() === ''} onPress={onSend}>
            {messages.send}
          </Button>
        </>
      }
    >
      <div className="ul-stack">
        <p className="ul-muted">{messages.sendBackText}</p>
        <TextArea
          autoFocus
          label={messages.closingWords(learner)}
          value={words}
          onChange={onWords}
          maxLength={MESSAGE_MAX_LENGTH}
        />
      </div>
    </Dialog>
  );
}
