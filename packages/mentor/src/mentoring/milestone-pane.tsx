import { useQuery } from '@tanstack/react-query';
import { milestoneSubmissionQuery, useUplink } from '@uplink/api-client/react';
import { claimHolder, useMilestoneClaim } from '../shared/claim/claim.controller.ts';
import { useOpenMilestoneFile } from '../shared/open-milestone-file.controller.ts';
import type { PaneProps } from './pane.types.ts';
import { PaneState } from './pane-state.view.tsx';
import { PartsView } from './parts.view.tsx';
import { ReviewPane } from './review-pane.view.tsx';

const previewPath = '/milestones/{milestoneId}/users/{userId}/files/{fileId}/preview';

/** A handed-in milestone: its files are read in place, and its decision takes closing words. */
export function MilestonePane({ item, ownUserId, deciding, onNext }: PaneProps) {
  const client = useUplink();
  const { api, unwrap } = client;
  const path = { milestoneId: item.id, userId: item.user.id };
  const query = useQuery(milestoneSubmissionQuery(client, path));
  const claiming = useMilestoneClaim(path);
  const openFile = useOpenMilestoneFile(path);
  if (!query.data) return <PaneState query={query} />;
  const { milestone } = query.data;
  const { submission, claim } = milestone;
  return (
    <ReviewPane
      item={{ ...item, version: submission?.version ?? item.version }}
      title={milestone.title}
      brief={milestone.description}
      waiting={milestone.waiting}
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
          unwrap(api.GET(previewPath, { params: { path: { ...path, fileId } } }), {
            rethrow: true,
          })
        }
        onDownload={openFile}
      />
    </ReviewPane>
  );
}
