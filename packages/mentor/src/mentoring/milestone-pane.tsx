import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { milestoneSubmissionQuery, readKey, useUplink } from '@uplink/api-client/react';
import { claimHolder, useClaim } from '../shared/claim/claim.controller.ts';
import type { PaneProps } from './pane.types.ts';
import { PaneState } from './pane-state.view.tsx';
import { PartsView } from './parts.view.tsx';
import { ReviewPane } from './review-pane.view.tsx';

const claimPath = '/milestones/{milestoneId}/users/{userId}/claim';
const filePath = '/milestones/{milestoneId}/users/{userId}/files/{fileId}';

/** A handed-in milestone: its files are read in place, and its decision takes closing words. */
export function MilestonePane({ item, ownUserId, deciding, onNext }: PaneProps) {
  const client = useUplink();
  const { api, unwrap } = client;
  const queries = useQueryClient();
  const path = { milestoneId: item.id, userId: item.user.id };
  const options = milestoneSubmissionQuery(client, path);
  const query = useQuery(options);
  const claiming = useClaim({
    take: () => unwrap(api.PUT(claimPath, { params: { path } }), { rethrow: true }),
    giveBack: () => unwrap(api.DELETE(claimPath, { params: { path } }), { rethrow: true }),
    refresh: () =>
      Promise.all(
        [options.queryKey, readKey('/me/desk')].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  });
  const download = useMutation({
    mutationFn: (fileId: number) =>
      unwrap(api.GET(filePath, { params: { path: { ...path, fileId } } })),
    onSuccess: ({ url }) => location.assign(url),
  });
  if (!query.data) return <PaneState query={query} />;
  const { milestone } = query.data;
  const { submission, claim } = milestone;
  return (
    <ReviewPane
      item={{ ...item, version: submission?.version ?? item.version }}
      title={milestone.title}
      brief={milestone.description}
      claiming={{ ...claiming, claim, holder: claimHolder(claim, ownUserId) }}
      deciding={deciding}
      commenting={undefined}
      onNext={onNext}
    >
      <PartsView
        work={{
          current: {
            version: submission?.version ?? 1,
            files: submission?.files ?? [],
            ...(submission?.link && { link: submission.link }),
          },
          previous: undefined,
        }}
        ownUserId={ownUserId}
        commenting={undefined}
        load={(fileId) =>
          unwrap(api.GET(`${filePath}/preview`, { params: { path: { ...path, fileId } } }), {
            rethrow: true,
          })
        }
        onDownload={download.mutate}
      />
    </ReviewPane>
  );
}
