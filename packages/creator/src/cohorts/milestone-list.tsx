import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { Confirm } from '@uplink/kit/dialogs';
import { Button, IconButton } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { Icon } from '@uplink/ui/icon';
import { State } from '@uplink/ui/states';
import { ArrowDown, ArrowUp, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { cohortsMessages } from './cohorts.messages.ts';
import { MilestoneForm } from './milestone-form.tsx';
import { useMilestones } from './milestone-list.controller.ts';

type Milestone = Schema<'AuthoredMilestone'>;

export interface MilestoneListProps {
  productId: number;
  stored: Schema<'ModuleMilestones'>;
  isReadOnly: boolean;
}

/** The milestones of a program in their order. */
export function MilestoneList({ productId, stored, isReadOnly }: MilestoneListProps) {
  const messages = useMessages(cohortsMessages);
  const [edited, setEdited] = useState<Milestone | 'new'>();
  const [removed, setRemoved] = useState<Milestone>();
  const actions = useMilestones(productId, stored);
  const { milestones } = stored;
  const close = () => setRemoved(undefined);
  return (
    <Card
      title={messages.milestones}
      aside={
        !isReadOnly && (
          <Button icon={<Icon as={Plus} size={16} />} onPress={() => setEdited('new')}>
            {messages.addMilestone}
          </Button>
        )
      }
    >
      <p className="ul-small ul-muted">{messages.milestonesText}</p>
      {actions.error && !edited && (
        <p className="ul-small ul-fault" role="alert">
          {actions.error}
        </p>
      )}
      {milestones.length === 0 && <State title={messages.noMilestones} />}
      <ol className="ul-cohorts">
        {milestones.map((milestone, row) => (
          <li key={milestone.id} className="ul-cohorts__row">
            <div className="ul-cohorts__words">
              <span className="ul-strong">{milestone.title}</span>
              <p className="ul-small ul-muted">
                {messages.categories[milestone.category]} · {messages.day(milestone.dueAfterDays)}
                {milestone.workCount > 0 && ` · ${messages.worked(milestone.workCount)}`}
              </p>
            </div>
            {!isReadOnly && (
              <div className="ul-cohorts__actions">
                <Act
                  label={messages.up(milestone.title)}
                  icon={ArrowUp}
                  isDisabled={row === 0 || actions.isSending}
                  onPress={() => actions.move(row, row - 1)}
                />
                <Act
                  label={messages.down(milestone.title)}
                  icon={ArrowDown}
                  isDisabled={row === milestones.length - 1 || actions.isSending}
                  onPress={() => actions.move(row, row + 1)}
                />
                <Act
                  label={messages.editMilestone(milestone.title)}
                  icon={Pencil}
                  onPress={() => setEdited(milestone)}
                />
                <Act
                  label={messages.removeMilestone(milestone.title)}
                  icon={Trash2}
                  isDisabled={milestone.workCount > 0}
                  onPress={() => setRemoved(milestone)}
                />
              </div>
            )}
          </li>
        ))}
      </ol>
      {edited && (
        <MilestoneForm
          milestone={edited === 'new' ? undefined : edited}
          assessments={stored.assessments}
          onStore={actions.store}
          onClose={() => setEdited(undefined)}
        />
      )}
      {removed && (
        <Confirm
          isOpen
          isDanger
          title={messages.removeTitle(removed.title)}
          confirmLabel={messages.removeConfirm}
          isPending={actions.isSending}
          onConfirm={() => void actions.remove(removed.id).then(close, close)}
          onClose={close}
        >
          {messages.removeText}
        </Confirm>
      )}
    </Card>
  );
}

interface ActProps {
  label: string;
  icon: typeof Pencil;
  isDisabled?: boolean;
  onPress: () => void;
}

const Act = ({ label, icon, isDisabled = false, onPress }: ActProps) => (
  <IconButton
    size="sm"
    variant="quiet"
    aria-label={label}
    icon={<Icon as={icon} size={16} />}
    isDisabled={isDisabled}
    onPress={onPress}
  />
);
