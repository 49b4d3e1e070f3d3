import type { Schema } from '@uplink/api-client';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { ReportButton } from '@uplink/kit/moderation';
import { Avatar } from '@uplink/ui/avatar';
import { Pagination } from '@uplink/ui/pagination';
import { StarScore } from '@uplink/ui/stars';
import { State } from '@uplink/ui/states';
import { Star } from 'lucide-react';
import type { RatedKind } from './feedback-form.rules.ts';
import { RatingStatsView } from './rating-stats.view.tsx';
import { ratingsMessages } from './ratings.messages.ts';
import './ratings.css';

export interface ModuleRatingsViewProps extends Schema<'RatingPage'> {
  kind: RatedKind;
  /** Who reads: their own review can't be reported. */
  ownId: number | undefined;
  onPageChange: (page: number) => void;
}

/** The figures beside the reviews. */
export function ModuleRatingsView(props: ModuleRatingsViewProps) {
  const messages = useMessages(ratingsMessages);
  const { data, paging, stats, kind, ownId, onPageChange } = props;
  if (stats.count === 0) {
    return (
      <State art={<Star className="ul-icon" size={24} aria-hidden />} title={messages.none}>
        {messages.noneText(kind)}
      </State>
    );
  }
  return (
    <div className="ul-rating__body">
      <RatingStatsView stats={stats} />
      <div className="ul-rating__reviews">
        <ul className="ul-rating__list">
          {data.map((review) => (
            <Review key={review.id} review={review} isOwn={review.author.id === ownId} />
          ))}
        </ul>
        <Pagination {...paging} noun={messages.reviews} onChange={onPageChange} />
      </div>
    </div>
  );
}

function Review({ review, isOwn }: { review: Schema<'Review'>; isOwn: boolean }) {
  const messages = useMessages(ratingsMessages);
  const formats = useFormats();
  const { author, stars, date } = review;
  return (
    <li className="ul-rating__review">
      <div className="ul-row ul-gap-12">
        <Avatar name={author.name} image={author.avatar} isDecorative />
        <div className="ul-grow">
          <p className="ul-medium ul-rating__name">{author.name}</p>
          <p className="ul-cluster ul-gap-8 ul-small ul-muted">
            <StarScore value={stars} />
            <span>{formats.date(date)}</span>
          </p>
        </div>
        {!isOwn && (
          <ReportButton kind="rating" contentId={review.id} name={messages.reviewOf(author.name)} />
        )}
      </div>
      <p className="ul-rating__words">{review.review}</p>
    </li>
  );
}
