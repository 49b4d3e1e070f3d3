import { useMessages } from '@uplink/api-client/messages';
import { TextField } from '@uplink/ui/field';
import type { DateSearch } from './date-range.types.ts';
import { adminReferralMessages } from './referral.messages.ts';
import './referral.css';

export interface DateRangeProps {
  search: DateSearch;
  onSearchChange: (search: DateSearch) => void;
}

/** From which day until which; another choice begins at the first page. */
export function DateRange({ search, onSearchChange }: DateRangeProps) {
  const messages = useMessages(adminReferralMessages);
  const { startDate, endDate } = search;
  const change = (part: DateSearch) => onSearchChange({ startDate, endDate, ...part });
  const isBackwards = startDate !== undefined && endDate !== undefined && endDate < startDate;
  return (
    <div className="ul-program__dates">
      <TextField
        type="date"
        label={messages.from}
        value={startDate ?? ''}
        onChange={(date) => change({ startDate: date || undefined })}
      />
      <TextField
        type="date"
        label={messages.until}
        value={endDate ?? ''}
        onChange={(date) => change({ endDate: date || undefined })}
        {...(isBackwards && { errorMessage: messages.backwards })}
      />
      <p className="ul-small ul-muted">{messages.datesHelp}</p>
    </div>
  );
}
