import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, type Schema } from '@uplink/api-client';
import {
  milestoneQuery,
  type NotReady,
  notReady,
  readKey,
  useUplink,
} from '@uplink/api-client/react';
import type { FileRow } from '@uplink/kit/files';
import { type FilesFor, workFiles } from '@uplink/kit/files';
import { useHeldQuery } from '@uplink/kit/states';
import { useEffect, useSyncExternalStore } from 'react';
import { type LinkWriting, useMilestoneLink } from './milestone-link.controller.ts';

export interface MilestoneDetailReady extends Pick<LinkWriting, 'link' | 'onLink' | 'saving'> {
  status: 'ready';
  milestone: Schema<'Milestone'>;
  rows: readonly FileRow[];
  onAddFiles: (files: File[]) => void;
  onRemoveFile: (id: number) => void;
  onRetryFile: (id: number) => void;
  isSubmitting: boolean;
  submitError: string | undefined;
  /** The server's word on the link. */
  linkError: string | undefined;
  onSubmit: () => void;
  onOpenFile: (fileId: number) => void;
}

const filesFor = (id: number, milestone: Schema<'Milestone'> | undefined): FilesFor => ({
  kind: 'milestone',
  id,
  rule: {
    extensions: milestone?.allowedExtensions ?? [],
    maxSize: milestone?.maxFileSize ?? 0,
    maxFiles: milestone?.maxFiles ?? 0,
  },
});

/** Loads a milestone, keeps files and link safe, hands them in. */
export function useMilestoneDetail(id: number): NotReady | MilestoneDetailReady {
  const client = useUplink();
  const query = useHeldQuery(milestoneQuery(client, id));
  const milestone = query.data;
  const writing = useMilestoneLink(client, milestone);
  const files = useFiles(client, id, milestone);
  const submit = useSubmit(client, { id, milestone, files, writing });
  const openFile = useMutation({
    mutationFn: (fileId: number) =>
      client.unwrap(
        client.api.GET('/me/milestones/{id}/files/{fileId}', { params: { path: { id, fileId } } }),
      ),
    onSuccess: ({ url }) => location.assign(url),
  });
  if (!milestone) return notReady(query);
  const { error } = submit;
  const fieldErrors = error instanceof ApiError ? error.fieldErrors : undefined;
  return {
    status: 'ready',
    milestone,
    rows: files?.rows ?? [],
    onAddFiles: (chosen) => files?.store.add(chosen),
    onRemoveFile: (rowId) => files?.store.remove(rowId),
    onRetryFile: (rowId) => files?.store.retry(rowId),
    link: writing.link,
    onLink: writing.onLink,
    saving: writing.saving,
    isSubmitting: submit.isPending,
    submitError: error?.message,
    linkError: fieldErrors?.link,
    onSubmit: () => submit.mutate(),
    onOpenFile: openFile.mutate,
  };
}

type Client = ReturnType<typeof useUplink>;

const noFiles: readonly FileRow[] = [];
const nothing = () => () => {};

/** The files of a milestone that takes some. */
function useFiles(client: Client, id: number, milestone: Schema<'Milestone'> | undefined) {
  const store = milestone?.allowsFiles ? workFiles(client, filesFor(id, milestone)) : undefined;
  useEffect(() => {
    if (milestone) store?.load(milestone.formDraft, milestone.submission?.version ?? 0);
  }, [store, milestone]);
  const getRows = store?.getSnapshot ?? (() => noFiles);
  const rows = useSyncExternalStore(store?.subscribe ?? nothing, getRows, getRows);
  return store && { store, rows };
}

interface Submitting {
  id: number;
  milestone: Schema<'Milestone'> | undefined;
  files: ReturnType<typeof useFiles>;
  writing: LinkWriting;
}

function useSubmit(client: Client, { id, milestone, files, writing }: Submitting) {
  const queries = useQueryClient();
  const keys = (files?.rows ?? []).flatMap(({ key }) => key ?? []);
  const link = milestone?.allowsLink ? writing.link.trim() : '';
  return useMutation({
    mutationFn: async () => {
      await writing.settle();
      const { api, unwrap } = client;
      const body = {
        ...(keys.length > 0 && { files: keys }),
        ...(link !== '' && { link }),
        ...(milestone && {
          expected: { status: milestone.status, version: milestone.submission?.version ?? 0 },
        }),
      };
      return unwrap(
        api.POST('/me/milestones/{id}/submissions', { params: { path: { id } }, body }),
        {
          rethrow: true,
        },
      );
    },
    onSuccess: async (fresh) => {
      writing.clear();
      queries.setQueryData(milestoneQuery(client, id).queryKey, fresh);
      await queries.invalidateQueries({ queryKey: readKey('/me/milestones') });
    },
    // Files are named by their keys in what the server says of each.
    onError: (error) => {
      const { fieldErrors = {} } = error instanceof ApiError ? error : {};
      const lost = keys.filter((key) => key in fieldErrors);
      if (lost.length > 0) files?.store.markLost(lost);
      // Someone decided in the meantime: the page shows the decision; files and link stay.
      return queries.invalidateQueries({ queryKey: milestoneQuery(client, id).queryKey });
    },
  });
}
