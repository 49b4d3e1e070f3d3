import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { consoleAction } from './console-keys.rules.ts';
import { historyOf } from './network.rules.ts';
import type { Network } from './use-network.controller.ts';

export interface ConsoleInput {
  line: string;
  /** What completion or history wrote: screen readers don't hear it otherwise. */
  written: string;
  onLine: (line: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
  /** Ties the newest output to the key that leads to it. */
  lastOutput: React.RefObject<HTMLPreElement | null>;
}

/** The line that is being typed, with completion, history and help. */
export function useConsoleInput({ engine, now, device, onEnter }: Network): ConsoleInput {
  const [line, setLine] = useState('');
  const [isReleased, setReleased] = useState(false);
  const [back, setBack] = useState(-1);
  const [written, setWritten] = useState('');
  const lastOutput = useRef<HTMLPreElement>(null);
  // Only the keys that ask for it pay for it, not every letter.
  const completion = () => engine.complete(now.session, device, line);

  function type(text: string) {
    setLine(text);
    setReleased(false);
    setBack(-1);
    setWritten('');
  }
  function recall(at: number) {
    const history = historyOf(now, device);
    const next = Math.max(-1, Math.min(at, history.length - 1));
    setBack(next);
    setLine(history[next] ?? '');
    setWritten(history[next] ?? '');
  }
  function canComplete() {
    const completed = completion();
    return line !== '' && completed !== undefined && completed !== line;
  }
  function complete() {
    const completed = completion();
    if (completed === undefined) return;
    type(completed);
    setWritten(completed);
  }
  const acts = {
    enter: () => {
      onEnter([line]);
      type('');
    },
    help: () => onEnter([`${line}?`]),
    complete,
    older: () => recall(back + 1),
    newer: () => recall(back - 1),
    'last-output': () => lastOutput.current?.focus(),
    end: () => {
      onEnter(['end']);
      type('');
    },
    release: () => setReleased(true),
  };
  return {
    line,
    written,
    onLine: type,
    lastOutput,
    onKeyDown: (event) => {
      const action = consoleAction(event, { canComplete, isReleased });
      if (!action) return;
      if (action.kind !== 'release') event.preventDefault();
      acts[action.kind]();
    },
    onPaste: (event) => {
      const lines = event.clipboardData.getData('text').split(/\r\n|\r|\n/);
      if (lines.length < 2) return;
      event.preventDefault();
      const last = lines.pop() ?? '';
      onEnter([`${line}${lines[0] ?? ''}`, ...lines.slice(1)].filter((each) => each.trim() !== ''));
      type(last);
    },
  };
}
