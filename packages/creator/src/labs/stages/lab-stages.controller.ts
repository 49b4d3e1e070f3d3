import { useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import {
  creatorLabStagesQuery,
  type NotReady,
  notReady,
  saveLabStages,
  useUplink,
} from '@uplink/api-client/react';
import { type Form, useForm } from '@uplink/kit/forms';
import { useHeldQuery } from '@uplink/kit/states';
import { labStagesMessages } from './lab-stages.messages.ts';
import { newLab, readLab } from './staged-lab.rules.ts';

type LabStages = Schema<'CreatorLabStages'>;

/** A lab with its stages, or its state while there are none to show. */
export function useLabStages(labId: number): NotReady | { status: 'ready'; data: LabStages } {
  const query = useHeldQuery(creatorLabStagesQuery(useUplink(), labId));
  return query.data ? { status: 'ready', data: query.data } : notReady(query);
}

/** The lab as JSON: the form and the YAML write the same text. */
export interface StagesValues {
  text: string;
}

/** The form of a lab's stages: published against the version that was read. */
export function useStagesForm(data: LabStages): Form<StagesValues> {
  const messages = useMessages(labStagesMessages);
  const client = useUplink();
  const queries = useQueryClient();
  const options = creatorLabStagesQuery(client, data.lab.id);
  return useForm<StagesValues>({
    stored: valuesOf(data),
    draft: `lab-stages.${data.lab.id}`,
    warnsOnLeave: true,
    describe: (_, text) => ({
      label: messages.definition,
      lines: [messages.lines(readLab(String(text))?.stages.length ?? 0)],
    }),
    async send({ text }) {
      const { version } = queries.getQueryData(options.queryKey) ?? data;
      const saved = await saveLabStages(client, data.lab.id, { definition: text, version });
      queries.setQueryData(options.queryKey, saved);
      return valuesOf(saved);
    },
    async fetchStored() {
      return valuesOf(await queries.fetchQuery({ ...options, staleTime: 0 }));
    },
  });
}

const valuesOf = ({ definition }: LabStages): StagesValues => ({
  text: definition ?? JSON.stringify(newLab),
});
