import type { Editor } from '@tiptap/react';
import { VALIDATION } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { FormDialog } from '@uplink/kit/dialogs';
import { useForm } from '@uplink/kit/forms';
import { TextField } from '@uplink/ui/field';
import { descriptionMessages } from './description.messages.ts';

export interface LinkDialogProps {
  editor: Editor;
  onClose: () => void;
}

/** The address of a link; an empty one removes it. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const messages = useMessages(descriptionMessages);
  const form = useForm({
    stored: { href: String(editor.getAttributes('link').href ?? '') },
    rules: {
      href: [
        (value: string) =>
          value === '' || /^(https?:\/\/|mailto:|\/)\S+$/.test(value)
            ? undefined
            : VALIDATION.pattern,
      ],
    },
    async send({ href }) {
      const chain = editor.chain().focus().extendMarkRange('link');
      if (href === '') chain.unsetLink().run();
      else if (editor.state.selection.empty && !editor.isActive('link'))
        chain
          .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
          .run();
      else chain.setLink({ href }).run();
      onClose();
    },
  });
  return (
    <FormDialog title={messages.link} action={messages.save} form={form} onClose={onClose}>
      <TextField label={messages.address} autoFocus {...form.field('href')} />
    </FormDialog>
  );
}
