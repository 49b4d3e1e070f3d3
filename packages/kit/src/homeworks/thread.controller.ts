import { useMutation } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { useEffect } from 'react';
import { useKeptText } from '../saving/kept-text.ts';
import { threadMessages } from './thread.messages.ts';
import { isLastWord } from './thread.rules.ts';

export interface ThreadMessageOptions {
  /** What the text is kept under on this device. */
  name: string;
  /** The thread as it was read last. */
  submission: Schema<'Submission'> | undefined;
  ownUserId: number | undefined;
  post: (message: string) => Promise<unknown>;
  /** A message that went along with something else whose answer was lost: it may be there. */
  inDoubt?: string | undefined;
  /** Reads the thread again. */
  refresh: () => Promise<unknown>;
}

/** What is being written into a thread. */
export interface ThreadWriting {
  message: string;
  isSending: boolean;
  /** Why the last message was not sent. */
  sendError: string | undefined;
  onMessage: (text: string) => void;
  onSend: () => void;
}

/**
 * What someone writes into a thread. The text stays until it is known to be there: by the answer, or,
 * when that was lost, by reading the thread again, also after a reload.
 */
export function useThreadMessage(options: ThreadMessageOptions): ThreadWriting {
  const messages = useMessages(threadMessages);
  const { name, submission, ownUserId, post, inDoubt, refresh } = options;
  const [message, setMessage, found] = useKeptText(name);
  const { mutate, reset, isPending, error, variables } = useMutation({
    mutationFn: post,
    onSuccess: async () => {
      setMessage('');
      await refresh();
    },
    onError: () => void refresh(),
  });
  const sent = error ? variables : (inDoubt ?? found);
  const isInDoubt = message !== '' && message === sent && !isPending;
  const isThere = isInDoubt && isLastWord(submission, ownUserId, message);
  useEffect(() => {
    if (!isThere) return;
    setMessage('');
    reset();
  });
  return {
    message,
    isSending: isPending,
    sendError: error ? messages.notSent(error.message) : undefined,
    onMessage: setMessage,
    onSend: () => mutate(message),
  };
}
