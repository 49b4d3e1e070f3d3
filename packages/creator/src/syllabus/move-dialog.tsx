import { useMessages } from '@uplink/api-client/messages';
import { FormDialog } from '@uplink/kit/dialogs';
import { useForm } from '@uplink/kit/forms';
import { Select } from '@uplink/ui/select';
import type { Section } from './outline.rules.ts';
import { syllabusMessages } from './syllabus.messages.ts';

export interface MoveDialogProps {
  sections: readonly Section[];
  ids: readonly number[];
  onMove: (place: { sectionId: number; beforeId: number | null }) => void;
  onClose: () => void;
}

const end = 'end';

/** Asks where lessons go: the section, and before which of its lessons. */
export function MoveDialog({ sections, ids, onMove, onClose }: MoveDialogProps) {
  const messages = useMessages(syllabusMessages);
  const moving = new Set(ids);
  const home = sections.find(({ lessons }) => lessons.some(({ id }) => moving.has(id)));
  const form = useForm({
    stored: { section: String(home?.id ?? ''), before: end },
    send: async ({ section, before }) =>
      onMove({ sectionId: Number(section), beforeId: before === end ? null : Number(before) }),
  });
  const chosen = sections.find(({ id }) => String(id) === form.values.section);
  const others = chosen?.lessons.filter(({ id }) => !moving.has(id)) ?? [];
  const section = form.field('section');
  return (
    <FormDialog
      title={messages.moveTitle(ids.length)}
      action={messages.moveConfirm}
      form={form}
      onClose={onClose}
    >
      <Select
        label={messages.section}
        options={sections.map(({ id, name }, index) => ({
          id: String(id),
          label: `${index + 1}. ${name}`,
        }))}
        {...section}
        onChange={(id) => {
          section.onChange(id);
          form.field('before').onChange(end);
        }}
      />
      <Select
        label={messages.before}
        options={[
          ...others.map(({ id, name }) => ({ id: String(id), label: name })),
          { id: end, label: messages.atEnd },
        ]}
        {...form.field('before')}
      />
    </FormDialog>
  );
}
