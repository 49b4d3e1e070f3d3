'use client';
import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { FormFault, SaveBar } from '@uplink/kit/forms';
import { NotReadyView } from '@uplink/kit/states';
import { logBefore, type StagedLab, stageOf } from '@uplink/net/exercise';
import { Skeleton } from '@uplink/ui/skeleton';
import { useId, useMemo, useState } from 'react';
import { definitionMessages } from '../../shared/exercises/definition.messages.ts';
import { Places } from '../../shared/exercises/places.tsx';
import { useOpenFaults } from '../../shared/exercises/use-open-faults.ts';
import { Workbench } from '../../shared/exercises/workbench.tsx';
import { YamlField } from '../../shared/exercises/yaml-field.tsx';
import { WorkHead } from '../../shared/work-head.tsx';
import { useLabStages, useStagesForm } from './lab-stages.controller.ts';
import { labStagesMessages } from './lab-stages.messages.ts';
import { StageForm } from './stage-form.tsx';
import { StageList } from './stage-list.view.tsx';
import {
  addStage,
  faultsOfStage,
  faultyStages,
  type RemovedStage,
  readLab,
  removeStage,
  withStageAt,
} from './staged-lab.rules.ts';

export interface LabStagesEditorProps {
  /** The lab. */
  labId: number;
  /** The list of labs. */
  backHref: string;
}

/** The stages of a practice lab as their author writes them, one of them open. */
export function LabStagesEditor({ labId, backHref }: LabStagesEditorProps) {
  const messages = useMessages(labStagesMessages);
  const state = useLabStages(labId);
  if (state.status === 'ready') return <Editor data={state.data} backHref={backHref} />;
  return (
    <NotReadyView
      isPage
      state={state}
      noun={messages.noun}
      backHref={backHref}
      skeleton={<Skeleton height={480} />}
    />
  );
}

interface EditorProps {
  data: Schema<'CreatorLabStages'>;
  backHref: string;
}

function Editor({ data, backHref }: EditorProps) {
  const messages = useMessages(labStagesMessages);
  const definitionTexts = useMessages(definitionMessages);
  const formId = useId();
  const { lab, runCount, canEdit } = data;
  const form = useStagesForm(data);
  const { value: text, onChange } = form.field('text');
  const written = useMemo(() => readLab(text), [text]);
  const [opened, setOpened] = useState(0);
  const at = written ? Math.min(opened, written.stages.length - 1) : opened;
  const faults = useOpenFaults(form, written);
  const [removed, setRemoved] = useState<RemovedStage>();
  const change = (next: StagedLab, open: number) => {
    onChange(JSON.stringify(next));
    setOpened(open);
  };
  const remove = (lab: StagedLab) => {
    const [stage] = lab.stages.slice(at, at + 1);
    setRemoved(stage && { stage, at });
    change(removeStage(lab, at), Math.max(0, at - 1));
  };
  const putBack = (lab: StagedLab, { stage, at }: RemovedStage) => {
    setRemoved(undefined);
    change(withStageAt(lab, stage, at), Math.min(at, lab.stages.length));
  };
  return (
    <Places faults={useMemo(() => faultsOfStage(faults, at), [faults, at])}>
      <WorkHead
        title={messages.heading(lab.title)}
        faults={undefined}
        facts={`${messages.facts(runCount)} ${canEdit ? '' : messages.readOnly}`}
        back={{ href: backHref, label: messages.back }}
      >
        {canEdit && (
          <SaveBar
            formId={formId}
            form={form}
            changeCount={form.isDirty ? 1 : 0}
            action={messages.save}
          />
        )}
      </WorkHead>
      {written && (
        <StageList
          titles={written.stages.map(({ title }) => title)}
          open={at}
          faulty={faultyStages(faults)}
          onOpen={setOpened}
          onAdd={canEdit ? () => change(addStage(written), written.stages.length) : undefined}
          removed={removed?.stage.title}
          onPutBack={removed && (() => putBack(written, removed))}
        />
      )}
      <Workbench
        openKey={at}
        definition={useMemo(() => written && stageOf(written, at), [written, at])}
        before={useMemo(
          () => (written && at > 0 ? stageOf(written, at - 1) : undefined),
          [written, at],
        )}
        start={useMemo(() => written && { log: logBefore(written, at) }, [written, at])}
        yaml={
          <YamlField
            text={text}
            onText={onChange}
            isReadOnly={!canEdit}
            label={messages.yaml}
            hint={messages.yamlHint}
          />
        }
      >
        <form {...form.formProps} id={formId}>
          <FormFault form={form} />
          {written ? (
            <StageForm
              lab={written}
              at={at}
              onChange={change}
              onRemove={() => remove(written)}
              isReadOnly={!canEdit}
            />
          ) : (
            <p role="status">{definitionTexts.broken}</p>
          )}
        </form>
      </Workbench>
    </Places>
  );
}
