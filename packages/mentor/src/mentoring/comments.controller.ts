import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { submissionCommentsQuery, useUplink } from '@uplink/api-client/react';
import { newId, useKeptText } from '@uplink/kit/saving';
import { useState } from 'react';
import type { Row } from './document.rules.ts';

export type Comment = Schema<'SubmissionComment'>;

/** A comment that is being written. */
export interface Editing {
  id: string;
  /** The row it is on. */
  rowKey: string;
  place: Schema<'CommentPlace'>;
  /** The number the line is shown with. */
  number: number;
  isRequired: boolean;
}

export interface Commenting {
  comments: readonly Comment[];
  /** The comments are on their way: nothing says yet what must be fixed first. */
  isLoading: boolean;
  editing: Editing | undefined;
  text: string;
  isSaving: boolean;
  error: string | undefined;
  onWrite: (row: Row) => void;
  onEdit: (comment: Comment, row: Row) => void;
  onText: (text: string) => void;
  onRequired: (isRequired: boolean) => void;
  onSave: () => void;
  onDrop: () => void;
  onRemove: (id: string) => void;
  onSettle: (id: string, isFixed: boolean) => void;
}

interface Of {
  homeworkId: number;
  submissionId: number;
}

const longestQuote = 500;
const commentPath = '/homeworks/{homeworkId}/submissions/{submissionId}/comments/{id}';

/** The comments on a submission, and the one that is being written: its text survives a lost connection and a reload. */
export function useComments(of: Of, version: number): Commenting {
  const client = useUplink();
  const { api, unwrap } = client;
  const queries = useQueryClient();
  const options = submissionCommentsQuery(client, of);
  const { data: comments = [], isLoading } = useQuery(options);
  const [editing, setEditing] = useState<Editing>();
  const [text, setText] = useKeptText(`line-comment.${of.submissionId}`);
  const refresh = () => queries.invalidateQueries({ queryKey: options.queryKey });
  const at = (id: string) => ({ params: { path: { ...of, id } } });
  const save = useMutation({
    mutationFn: ({ id, place, isRequired }: Editing) =>
      unwrap(
        api.PUT(commentPath, {
          ...at(id),
          body: { version, place, message: text.trim(), isRequired },
        }),
        {
          rethrow: true,
        },
      ),
    onSuccess: async () => {
      setText('');
      setEditing(undefined);
      await refresh();
    },
  });
  const remove = useMutation({
    mutationFn: (id: string) => unwrap(api.DELETE(commentPath, at(id)), { rethrow: true }),
    onSettled: refresh,
  });
  const settle = useMutation({
    mutationFn: ({ id, isFixed }: { id: string; isFixed: boolean }) =>
      unwrap(api.PATCH(commentPath, { ...at(id), body: { isFixed } }), { rethrow: true }),
    onSettled: refresh,
  });
  const open = (next: Editing | undefined) => {
    save.reset();
    setEditing(next);
  };
  return {
    comments,
    isLoading,
    editing,
    text,
    isSaving: save.isPending,
    error: (save.error ?? settle.error ?? remove.error)?.message,
    onWrite: ({ key, place, after, text: quote }) =>
      place &&
      open({
        id: newId(),
        rowKey: key,
        place: { ...place, quote: quote.slice(0, longestQuote) },
        number: after ?? place.line,
        isRequired: true,
      }),
    onEdit: ({ id, place, isRequired, message }, { key, after }) => {
      setText(message);
      open({ id, rowKey: key, place, number: after ?? place.line, isRequired });
    },
    onText: setText,
    onRequired: (isRequired) => setEditing(editing && { ...editing, isRequired }),
    onSave: () => editing && text.trim() !== '' && save.mutate(editing),
    onDrop: () => {
      setText('');
      open(undefined);
    },
    onRemove: remove.mutate,
    onSettle: (id, isFixed) => settle.mutate({ id, isFixed }),
  };
}
