import { readWebVtt, required } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { FormDialog } from '@uplink/kit/dialogs';
import { useForm } from '@uplink/kit/forms';
import { FileDrop } from '@uplink/ui/file-drop';
import { Select } from '@uplink/ui/select';
import { useState } from 'react';
import { useAuthorWords } from '../../shared/author-words.ts';
import { useKeepCaptions } from './captions.controller.ts';
import { videoMessages } from './video.messages.ts';

export interface AddCaptionsProps {
  lessonId: number;
  /** Languages that have captions. */
  taken: readonly string[];
  /** Told after they are kept, whether they came from a file. */
  onAdded: (language: string, isWritten: boolean) => void;
  onClose: () => void;
}

const languages = [
  ...['en', 'es', 'fr', 'de', 'pt-BR', 'it', 'nl', 'pl', 'uk', 'tr', 'ar', 'fa', 'hi', 'bn'],
  ...['id', 'vi', 'ja', 'ko', 'zh-Hans', 'zh-Hant'],
];
const begun = 'WEBVTT\n\n00:00:00.000 --> 00:00:02.000\n…\n';
const mostShown = 5;
const mostBytes = 1_000_000;

/** Captions in one more language: from a file, or written line by line. */
export function AddCaptions({ lessonId, taken, onAdded, onClose }: AddCaptionsProps) {
  const messages = useMessages(videoMessages);
  const words = useAuthorWords();
  const keep = useKeepCaptions(lessonId);
  const [chosen, setChosen] = useState<{ name: string; text: string }>();
  const [fault, setFault] = useState<string>();
  const read = chosen && readWebVtt(chosen.text);
  const open = languages.filter((code) => !taken.includes(code));
  const form = useForm({
    stored: { language: open[0] ?? '' },
    rules: { language: [required] },
    async send({ language }) {
      const label =
        new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
      await keep({ language, label, text: chosen?.text ?? begun, replaces: null });
      onAdded(language, chosen !== undefined);
    },
  });
  async function choose(file: File | undefined): Promise<void> {
    if (!file) return;
    const isFit = file.size <= mostBytes && /\.vtt$/i.test(file.name);
    setFault(isFit ? undefined : messages.notVtt);
    setChosen(isFit ? { name: file.name, text: await file.text() } : undefined);
  }
  return (
    <FormDialog
      title={messages.addCaptions}
      action={messages.add}
      form={form}
      isHeld={(read?.faults.length ?? 0) > 0}
      onClose={onClose}
    >
      <Select
        label={messages.language}
        options={open.map((id) => ({ id, label: messages.languageName(id) }))}
        {...form.field('language')}
      />
      <FileDrop
        description={messages.vttFile}
        extensions={['vtt']}
        allowsMultiple={false}
        errorMessage={fault}
        onFiles={([file]) => void choose(file)}
      />
      {chosen && read && read.faults.length === 0 && (
        <p className="ul-small">{messages.vttChosen(chosen.name, read.cues.length)}</p>
      )}
      {read && read.faults.length > 0 && (
        <div className="ul-small ul-fault" role="alert">
          <p>{messages.vttFaults(read.faults.length)}</p>
          <ul>
            {read.faults.slice(0, mostShown).map(({ line, message }) => (
              <li key={line}>{messages.line(line, words(message))}</li>
            ))}
          </ul>
        </div>
      )}
    </FormDialog>
  );
}
