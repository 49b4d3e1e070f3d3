import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { Icon } from '@uplink/ui/icon';
import { Status } from '@uplink/ui/status';
import { CalendarClock, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { AssignLearners } from './assign-learners.tsx';
import { cohortsMessages } from './cohorts.messages.ts';
import { DueDates } from './due-dates.tsx';
import { weekOf } from './week.rules.ts';

export interface CohortHeadProps {
  detail: Schema<'CohortDetail'>;
  /** Whether its action is the main one on the screen. */
  hasPrimary: boolean;
}

/** Its name, and what is done with the cohort as a whole. */
export function CohortHead({ detail, hasPrimary }: CohortHeadProps) {
  const messages = useMessages(cohortsMessages);
  const [open, setOpen] = useState<'assign' | 'dueDates'>();
  const { cohort, mayPlace } = detail;
  const weeks = weekOf(cohort, new Date());
  const close = () => setOpen(undefined);
  return (
    <div className="ul-cohort__head">
      <div className="ul-cohort__title">
        <div className="ul-cluster">
          <h1 className="ul-h1" tabIndex={-1}>
            {cohort.name}
          </h1>
          <Status kind={cohort.isOpen ? 'ok' : 'down'}>
            {cohort.isOpen ? messages.open : messages.closed}
          </Status>
        </div>
        <p className="ul-muted">{messages.cohortOf(cohort.product.name, weeks)}</p>
      </div>
      {mayPlace && (
        <div className="ul-cluster">
          <Button icon={<Icon as={CalendarClock} size={16} />} onPress={() => setOpen('dueDates')}>
            {messages.dueDates}
          </Button>
          <Button
            variant={hasPrimary ? 'primary' : 'secondary'}
            icon={<Icon as={UserPlus} size={16} />}
            onPress={() => setOpen('assign')}
          >
            {messages.assign}
          </Button>
        </div>
      )}
      {open === 'assign' && <AssignLearners cohort={cohort} onClose={close} />}
      {open === 'dueDates' && <DueDates detail={detail} onClose={close} />}
    </div>
  );
}
