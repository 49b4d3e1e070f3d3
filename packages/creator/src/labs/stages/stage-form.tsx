import { useMessages } from '@uplink/api-client/messages';
import type { StagedLab } from '@uplink/net/exercise';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { Fragment } from 'react';
import {
  DrawFields,
  NetworkFields,
  SeedsField,
  TaskField,
  TitleField,
  WorkFields,
} from '../../shared/exercises/definition-parts.tsx';
import { labStagesMessages } from './lab-stages.messages.ts';
import { moveStage, stageForm, withStage } from './staged-lab.rules.ts';
import '../../shared/exercises/definition.css';

export interface StageFormProps {
  lab: StagedLab;
  at: number;
  /** Told of the lab as it is now, and of the stage that is open in it. */
  onChange: (lab: StagedLab, at: number) => void;
  onRemove: () => void;
  isReadOnly: boolean;
}

/** One stage of a lab, and below it what all stages share. */
export function StageForm({ lab, at, onChange, onRemove, isReadOnly }: StageFormProps) {
  const messages = useMessages(labStagesMessages);
  const part = {
    definition: stageForm(lab, at),
    onChange: (form: ReturnType<typeof stageForm>) => onChange(withStage(lab, at, form), at),
    isReadOnly,
  };
  const last = lab.stages.length - 1;
  return (
    <div className="ul-stack ul-gap-16">
      <Card title={messages.thisStage}>
        <div className="ul-stack ul-gap-16">
          <Fragment key={at}>
            <TitleField {...part} />
            <TaskField {...part} />
          </Fragment>
          {!isReadOnly && last > 0 && (
            <div className="ul-cluster ul-gap-8">
              <Button
                size="sm"
                isDisabled={at === 0}
                onPress={() => onChange(moveStage(lab, at, at - 1), at - 1)}
              >
                {messages.earlier}
              </Button>
              <Button
                size="sm"
                isDisabled={at === last}
                onPress={() => onChange(moveStage(lab, at, at + 1), at + 1)}
              >
                {messages.later}
              </Button>
              <Button size="sm" variant="danger-quiet" onPress={onRemove}>
                {messages.remove}
              </Button>
            </div>
          )}
        </div>
      </Card>
      <WorkFields key={at} {...part} />
      <h2 className="ul-h3">{messages.shared}</h2>
      <p className="ul-muted">{messages.sharedText}</p>
      <Card>
        <SeedsField {...part} />
      </Card>
      <DrawFields {...part} />
      <NetworkFields {...part} />
    </div>
  );
}
