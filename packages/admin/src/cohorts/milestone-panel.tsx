import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { FormFault } from '@uplink/kit/forms';
import { milestonePartsMessages } from '@uplink/kit/milestones';
import { Button, IconButton } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { Icon } from '@uplink/ui/icon';
import { X } from 'lucide-react';
import { cohortsMessages } from './cohorts.messages.ts';
import type { CohortMilestone } from './cohorts.types.ts';
import { DueDateFields } from './due-date-fields.view.tsx';
import { useDueDates } from './due-dates.controller.ts';

export interface MilestonePanelProps {
  detail: Schema<'CohortDetail'>;
  milestone: CohortMilestone;
  onClose: () => void;
}

/** The column that was opened: when its milestone is due, and moving that. */
export function MilestonePanel({ detail, milestone, onClose }: MilestonePanelProps) {
  const messages = useMessages(cohortsMessages);
  const { categories } = useMessages(milestonePartsMessages);
  const dueDates = useDueDates(detail, { milestoneId: milestone.id, onDone: onClose });
  const { form, action } = dueDates;
  return (
    <Card aria-label={milestone.title}>
      <form {...form.formProps} className="ul-stack">
        <div className="ul-cohort__panel-head">
          <div>
            <p className="ul-cap ul-muted">{categories[milestone.category]}</p>
            <h2 className="ul-h3">{milestone.title}</h2>
          </div>
          <IconButton
            size="sm"
            variant="quiet"
            aria-label={messages.closeColumn}
            icon={<Icon as={X} />}
            onPress={onClose}
          />
        </div>
        <DueDateFields {...dueDates} detail={detail} isOfOne />
        <FormFault form={form} />
        <Button type="submit" variant="soft" isBlock isPending={form.isSending}>
          {action}
        </Button>
      </form>
    </Card>
  );
}
