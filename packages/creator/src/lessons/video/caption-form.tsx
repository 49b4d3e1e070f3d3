import { formatCueTime, parseCueTime } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { FormDialog } from '@uplink/kit/dialogs';
import { type Form, useForm } from '@uplink/kit/forms';
import { Button } from '@uplink/ui/button';
import { TextArea, TextField } from '@uplink/ui/field';
import { useRef, useState } from 'react';
import { useAuthorWords } from '../../shared/author-words.ts';
import {
  type CaptionValues,
  faultsOf,
  lineAfter,
  lineAt,
  toText,
  toValues,
} from './caption-editor.rules.ts';
import type { CaptionEditorProps } from './caption-editor.types.ts';
import { useKeepCaptions } from './captions.controller.ts';
import { videoMessages } from './video.messages.ts';

export interface CaptionFormProps extends CaptionEditorProps {
  text: string;
}

/** The video above, its lines below; a line that is chosen shows its second. */
export function CaptionForm({ lessonId, video, track, text, onClose }: CaptionFormProps) {
  const messages = useMessages(videoMessages);
  const keep = useKeepCaptions(lessonId);
  const player = useRef<HTMLVideoElement>(null);
  const [seconds, setSeconds] = useState(0);
  const [open, setOpen] = useState<number>();
  const form = useForm<CaptionValues>({
    stored: toValues(text),
    rules: (values) => faultsOf(values, messages),
    words: useAuthorWords(),
    warnsOnLeave: true,
    async send(values) {
      await keep({ ...track, text: toText(values), replaces: track.url });
      onClose();
    },
  });
  const list = form.list('lines');
  const spoken = lineAt(form.values, seconds);
  const faults = faultsOf(form.values, messages);
  const faultyLines = new Set(Object.keys(faults).map((path) => path.split('.')[0]));

  function choose(index: number): void {
    setOpen(index);
    const start = parseCueTime(list.items[index]?.start ?? '');
    if (player.current && start !== undefined) player.current.currentTime = start;
  }
  function insertAfter(index: number): void {
    list.add(lineAfter(list.items[index]));
    if (index + 1 < list.items.length) list.move(list.items.length, index + 1);
    setOpen(index + 1);
  }

  return (
    <FormDialog
      title={messages.editTitle(track.label)}
      size="half"
      action={messages.save}
      form={form}
      isHeld={!form.isDirty}
      onClose={onClose}
    >
      {/* biome-ignore lint/a11y/useMediaCaption: the line that is spoken is marked below */}
      <video
        ref={player}
        className="ul-caption-editor__player"
        src={video.url}
        poster={video.poster ?? undefined}
        controls
        aria-label={messages.title}
        onTimeUpdate={({ currentTarget }) => setSeconds(currentTarget.currentTime)}
        onSeeked={({ currentTarget }) => setSeconds(currentTarget.currentTime)}
      />
      {faultyLines.size > 0 && (
        <p className="ul-small ul-fault" role="status">
          {messages.faults(faultyLines.size)}
        </p>
      )}
      <ol className="ul-caption-editor__lines" aria-label={messages.lines}>
        {list.items.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name but its place
          <li key={index}>
            <button
              type="button"
              className="ul-caption-editor__line"
              aria-expanded={open === index}
              aria-current={spoken === index || undefined}
              onClick={() => choose(index)}
            >
              <span className="ul-mono ul-small ul-subtle">{line.start}</span>
              <span
                dir="auto"
                className={faultyLines.has(`lines[${index}]`) ? 'ul-fault' : undefined}
              >
                {line.text || messages.noText}
              </span>
            </button>
            {open === index && (
              <Line
                form={form}
                index={index}
                now={() => formatCueTime(player.current?.currentTime ?? 0)}
                onInsert={() => insertAfter(index)}
                onDelete={() => {
                  list.remove(index);
                  setOpen(undefined);
                }}
              />
            )}
          </li>
        ))}
      </ol>
      {list.items.length === 0 && (
        <Button size="sm" onPress={() => insertAfter(-1)}>
          {messages.addFirst}
        </Button>
      )}
    </FormDialog>
  );
}

interface LineProps {
  form: Form<CaptionValues>;
  index: number;
  /** The second that the video shows. */
  now: () => string;
  onInsert: () => void;
  onDelete: () => void;
}

function Line({ form, index, now, onInsert, onDelete }: LineProps) {
  const messages = useMessages(videoMessages);
  const start = form.field(`lines[${index}].start`);
  const end = form.field(`lines[${index}].end`);
  return (
    <div className="ul-caption-editor__fields ul-stack ul-gap-12">
      <TextArea label={messages.text} rows={2} {...form.field(`lines[${index}].text`)} />
      <div className="ul-caption-editor__times">
        <TextField label={messages.start} {...start} />
        <TextField label={messages.end} {...end} />
      </div>
      <div className="ul-row ul-gap-4">
        <Button size="sm" onPress={() => start.onChange(now())}>
          {messages.startNow}
        </Button>
        <Button size="sm" onPress={() => end.onChange(now())}>
          {messages.endNow}
        </Button>
        <Button size="sm" variant="quiet" onPress={onInsert}>
          {messages.insert}
        </Button>
        <Button size="sm" variant="danger-quiet" onPress={onDelete}>
          {messages.deleteLine}
        </Button>
      </div>
    </div>
  );
}
