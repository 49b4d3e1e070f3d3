import type { Schema } from '@uplink/api-client';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { StarScore } from '@uplink/ui/stars';
import { Star } from 'lucide-react';
import type { RatedKind } from './feedback-form.rules.ts';
import { ratingsMessages } from './ratings.messages.ts';
import './ratings.css';

export interface OwnRatingViewProps {
  rating: Schema<'Rating'> | null;
  kind: RatedKind;
  onOpen: () => void;
}

/** The stars that were given, or the question for them. */
export function OwnRatingView({ rating, kind, onOpen }: OwnRatingViewProps) {
  const messages = useMessages(ratingsMessages);
  const formats = useFormats();
  return (
    <div className="ul-rating__own">
      {rating ? (
        <div>
          <p className="ul-small ul-muted">{messages.yours(formats.date(rating.date))}</p>
          <StarScore value={rating.stars} size={20} />
        </div>
      ) : (
        <div>
          <p className="ul-medium">{messages.ask(kind)}</p>
          <p className="ul-small ul-muted">{messages.askText}</p>
        </div>
      )}
      <Button icon={<Star className="ul-icon" size={18} aria-hidden />} onPress={onOpen}>
        {rating ? messages.change : messages.rate(kind)}
      </Button>
    </div>
  );
}
