import { useMessages } from '@uplink/api-client/messages';
import { drawnOf, ExercisePaper } from '@uplink/kit/exercises';
import { Status } from '@uplink/ui/status';
import { useMemo } from 'react';
import { CheckBar } from '../../shared/check-bar.view.tsx';
import type { LabRunReady } from './lab-run.controller.ts';
import { labRunMessages } from './lab-run.messages.ts';
import { isDone, keptLog } from './lab-run.rules.ts';
import { StageList } from './stage-list.view.tsx';

export type LabRunViewProps = Omit<LabRunReady, 'status'>;

/** The stages of a lab, and the open one to work on. */
export function LabRunView(props: LabRunViewProps) {
  const messages = useMessages(labRunMessages);
  const { run, at, log, onLog, checked, notice } = props;
  const exercise = run.stages[at]?.exercise;
  const drawn = useMemo(() => exercise && drawnOf(exercise), [exercise]);
  const isOver = isDone(run.stages);
  return (
    <>
      <StageList stages={run.stages} />
      <div className="ul-lab-run__notice" role="status">
        {isOver && (
          <>
            <Status kind="ok">{messages.done}</Status> {messages.doneText}
          </>
        )}
        {notice}
      </div>
      {drawn && (
        <ExercisePaper
          {...props}
          // A stage begins with the consoles of its own; the log goes on.
          key={at}
          drawn={drawn}
          texts={{ log }}
          startLog={keptLog(run)}
          onChange={(texts) => onLog(texts.log ?? '')}
        >
          {!isOver && (
            <CheckBar
              {...props}
              label={messages.check}
              isCurrent={checked?.texts.log === log}
              at={checked?.at}
            />
          )}
        </ExercisePaper>
      )}
    </>
  );
}
