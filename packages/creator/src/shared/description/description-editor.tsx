import { createDocument } from '@tiptap/core';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { useLatest } from '@uplink/api-client/react';
import type { FieldProps } from '@uplink/kit/forms';
import { PROSE_CLASS } from '@uplink/ui/rich-text';
import { useEffect, useId, useRef } from 'react';
import { descriptionExtensions } from './description-extensions.ts';
import { DescriptionToolbar } from './description-toolbar.view.tsx';
import { fromMarkdown } from './markdown.ts';
import { cleanPasted, isMarkdown } from './pasted-text.rules.ts';
import './description.css';

export interface DescriptionEditorProps extends Omit<FieldProps<string>, 'validationBehavior'> {
  validationBehavior?: 'aria';
  label: string;
  /** At the end of the label's line, e.g. the number of words. */
  hint: string;
  isReadOnly: boolean;
  /** The product whose files images join. @default no images */
  productId?: number;
}

const keepSpaces = { preserveWhitespace: true } as const;

/** The text of a lesson, written as learners read it. */
export function DescriptionEditor(props: DescriptionEditorProps) {
  const { label, hint, value, errorMessage, isReadOnly, onBlur } = props;
  const id = useId();
  const change = useLatest(props.onChange);
  const current = useRef<Editor>(null);
  const editor = useEditor({
    extensions: descriptionExtensions,
    content: value,
    editable: !isReadOnly,
    editorProps: {
      attributes: {
        class: `${PROSE_CLASS} ul-description__text`,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': id,
      },
      transformPastedHTML: cleanPasted,
      handlePaste: (_view, event) => pasteMarkdown(current.current, event),
    },
    onUpdate: (event) => change.current(event.editor.isEmpty ? '' : event.editor.getHTML()),
  });
  useEffect(() => {
    current.current = editor;
  }, [editor]);
  useEffect(() => {
    if (!editor) return;
    // The server cleans what it stores: only another text replaces the one that is written here. A space just
    // typed at the end of a line belongs to it.
    const stored = createDocument(value, editor.schema, keepSpaces);
    if (!stored.eq(editor.state.doc)) {
      editor.commands.setContent(value, { emitUpdate: false, parseOptions: keepSpaces });
    }
  }, [editor, value]);
  return (
    <div className="ul-field">
      <div className="ul-description__label">
        <span id={id} className="ul-small ul-medium">
          {label}
        </span>
        <span className="ul-small ul-subtle">{hint}</span>
      </div>
      <div className="ul-description">
        {editor && !isReadOnly && (
          <DescriptionToolbar editor={editor} label={label} productId={props.productId} />
        )}
        <EditorContent editor={editor} onBlur={onBlur} />
      </div>
      {errorMessage && <p className="ul-small ul-fault">{errorMessage}</p>}
    </div>
  );
}

/** Text that reads as Markdown is pasted as what it means, but for code. */
function pasteMarkdown(editor: Editor | null, { clipboardData }: ClipboardEvent): boolean {
  const text = clipboardData?.getData('text/plain') ?? '';
  const isPlain = clipboardData?.getData('text/html') === '';
  if (!editor || !isPlain || !isMarkdown(text) || editor.isActive('codeBlock')) return false;
  return editor.commands.insertContent(fromMarkdown(text));
}
