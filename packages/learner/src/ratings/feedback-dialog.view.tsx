import { REVIEW_MAX_LENGTH } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { useFaultWords } from '@uplink/kit/forms';
import { Button } from '@uplink/ui/button';
import { Dialog } from '@uplink/ui/dialog';
import { TextArea } from '@uplink/ui/field';
import { RecommendationScale } from '@uplink/ui/recommendation-scale';
import { StarRating } from '@uplink/ui/stars';
import { useState } from 'react';
import type { Feedback } from './feedback.controller.ts';
import type { RatedKind } from './feedback-form.rules.ts';
import { ratingsMessages } from './ratings.messages.ts';

export interface FeedbackDialogProps extends Feedback {
  /** What is rated. */
  name: string;
  kind: RatedKind;
  onClose: () => void;
}

/** Stars, a review and a recommendation. It can be sent once it has changed and nothing is wrong. */
export function FeedbackDialog(props: FeedbackDialogProps) {
  const messages = useMessages(ratingsMessages);
  const { name, kind, values, errors, canSend, onChange, isSending, sendError, onSend } = props;
  const inWords = useFaultWords();
  const [wasLeft, setLeft] = useState(false);
  const isAsked = kind !== 'lesson';
  // An empty field is not an error until the user has left it.
  const reviewError = wasLeft || values.review !== '' ? errors.review : undefined;
  return (
    <Dialog
      title={messages.dialog(name)}
      size="half"
      isOpen
      onClose={props.onClose}
      footer={
        <>
          <Button onPress={props.onClose}>{messages.cancel}</Button>
          <Button variant="primary" isDisabled={!canSend} isPending={isSending} onPress={onSend}>
            {messages.send}
          </Button>
        </>
      }
    >
      <div className="ul-stack ul-gap-20">
        <StarRating
          label={messages.starsLabel(kind)}
          hint={messages.required}
          words={messages.starWords}
          isRequired
          value={values.stars}
          onChange={(stars) => onChange({ stars })}
        />
        <TextArea
          label={messages.review}
          hint={messages.required}
          rows={5}
          isRequired
          value={values.review}
          errorMessage={reviewError && inWords(reviewError)}
          description={messages.reviewHelp([...values.review].length, REVIEW_MAX_LENGTH)}
          onChange={(review) => onChange({ review })}
          onBlur={() => setLeft(true)}
        />
        <RecommendationScale
          label={messages.recommend}
          hint={isAsked ? messages.required : messages.optional}
          description={messages.recommendHelp}
          isRequired={isAsked}
          value={values.nps}
          onChange={(nps) => onChange({ nps })}
        />
        {sendError && (
          <p className="ul-fault" role="alert">
            {messages.notSent(sendError)}
          </p>
        )}
      </div>
    </Dialog>
  );
}
