import { type Editor, useEditorState } from '@tiptap/react';
import { useMessages } from '@uplink/api-client/messages';
import { Button, IconButton } from '@uplink/ui/button';
import { Icon } from '@uplink/ui/icon';
import { Menu } from '@uplink/ui/menu';
import { Select } from '@uplink/ui/select';
import {
  Bold,
  ChevronDown,
  Code,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  MessageSquareQuote,
  Redo2,
  SquareCode,
  Table,
  Undo2,
} from 'lucide-react';
import { useState } from 'react';
import { descriptionMessages } from './description.messages.ts';
import { calloutKinds } from './description-extensions.ts';
import { ImageDialog } from './image-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';

export interface DescriptionToolbarProps {
  editor: Editor;
  label: string;
  /** The product whose files images join; without one there are no images. */
  productId: number | undefined;
}

const languages = ['bash', 'python', 'json', 'yaml', 'xml', 'powershell', 'sql', 'ios'] as const;
const plain = 'plain';

function languageOf(editor: Editor): string {
  const { language, shownLanguage } = editor.getAttributes('codeBlock');
  return String(language ?? shownLanguage ?? plain);
}

/** What a text can be given: styles, marks, lists, code, tables, callouts and links. */
export function DescriptionToolbar({ editor, label, productId }: DescriptionToolbarProps) {
  const messages = useMessages(descriptionMessages);
  const [isLinking, setLinking] = useState(false);
  const [isAddingImage, setAddingImage] = useState(false);
  const is = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      style: ([2, 3, 4] as const).find((level) => now.isActive('heading', { level })),
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      code: now.isActive('code'),
      link: now.isActive('link'),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      block: now.isActive('codeBlock'),
      language: languageOf(now),
      table: now.isActive('table'),
    }),
  });
  const run = () => editor.chain().focus();
  const mark = (as: LucideIcon, name: string, isOn: boolean, onPress: () => void) => (
    <IconButton
      size="sm"
      aria-label={name}
      aria-pressed={isOn}
      icon={<Icon as={as} size={16} />}
      onPress={onPress}
    />
  );
  return (
    <div className="ul-description__bar" role="toolbar" aria-label={messages.toolbar(label)}>
      <Menu
        aria-label={messages.style}
        trigger={
          <Button size="sm" variant="quiet" endIcon={<Icon as={ChevronDown} size={16} />}>
            {messages.styles[is.style ? (`heading${is.style}` as const) : 'paragraph']}
          </Button>
        }
        groups={[
          [
            { id: 'paragraph', label: messages.styles.paragraph },
            { id: '2', label: messages.styles.heading2 },
            { id: '3', label: messages.styles.heading3 },
            { id: '4', label: messages.styles.heading4 },
          ],
        ]}
        onAction={(id) => {
          if (id === 'paragraph') run().setParagraph().run();
          else
            run()
              .setHeading({ level: Number(id) as 2 | 3 | 4 })
              .run();
        }}
      />
      {mark(Bold, messages.bold, is.bold, () => run().toggleBold().run())}
      {mark(Italic, messages.italic, is.italic, () => run().toggleItalic().run())}
      {mark(Code, messages.code, is.code, () => run().toggleCode().run())}
      {mark(Link, messages.link, is.link, () => setLinking(true))}
      {mark(List, messages.bullets, is.bullets, () => run().toggleBulletList().run())}
      {mark(ListOrdered, messages.numbers, is.numbers, () => run().toggleOrderedList().run())}
      {mark(SquareCode, messages.block, is.block, () => run().toggleCodeBlock().run())}
      {productId !== undefined &&
        mark(ImagePlus, messages.image, false, () => setAddingImage(true))}
      <Menu
        aria-label={messages.table}
        trigger={
          <IconButton size="sm" aria-label={messages.table} icon={<Icon as={Table} size={16} />} />
        }
        groups={[
          is.table
            ? [
                { id: 'row', label: messages.tableRow },
                { id: 'column', label: messages.tableColumn },
                { id: 'remove', label: messages.tableRemove, tone: 'danger' },
              ]
            : [{ id: 'add', label: messages.table }],
        ]}
        onAction={(id) => {
          if (id === 'add') run().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run();
          else if (id === 'row') run().addRowAfter().run();
          else if (id === 'column') run().addColumnAfter().run();
          else run().deleteTable().run();
        }}
      />
      <Menu
        aria-label={messages.callout}
        trigger={
          <IconButton
            size="sm"
            aria-label={messages.callout}
            icon={<Icon as={MessageSquareQuote} size={16} />}
          />
        }
        groups={[
          [
            ...calloutKinds.map((id) => ({ id, label: messages.callouts[id] })),
            { id: 'none', label: messages.noCallout },
          ],
        ]}
        onAction={(id) => {
          if (id === 'none') run().unsetBlockquote().run();
          else run().setBlockquote().updateAttributes('blockquote', { callout: id }).run();
        }}
      />
      {mark(Undo2, messages.undo, false, () => run().undo().run())}
      {mark(Redo2, messages.redo, false, () => run().redo().run())}
      {is.block && (
        <Select
          label={messages.language}
          isLabelHidden
          options={[plain, ...languages].map((id) => ({
            id,
            label: id === plain ? messages.noLanguage : id,
          }))}
          value={is.language}
          onChange={(id) =>
            run()
              .updateAttributes('codeBlock', {
                language: id === plain ? null : id,
                shownLanguage: null,
              })
              .run()
          }
        />
      )}
      {isAddingImage && productId !== undefined && (
        <ImageDialog editor={editor} productId={productId} onClose={() => setAddingImage(false)} />
      )}
      {isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </div>
  );
}
