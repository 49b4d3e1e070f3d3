import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { homeworkSubmissionQuery, useUplink } from '@uplink/api-client/react';
import { SubmissionReview } from '@uplink/mentor/homeworks';
import { useLiesAt } from '../../shell/place.ts';
import { useIsForeign } from '../shared/use-is-foreign.ts';

export function HomeworkSubmissionPage() {
  const params = useParams({ strict: false });
  const path = {
    homeworkId: Number(params.homeworkId ?? 0),
    submissionId: Number(params.submissionId ?? 0),
  };
  const found = useQuery(homeworkSubmissionQuery(useUplink(), path)).data;
  const isForeign = useIsForeign(found?.submission.user);
  useLiesAt(isForeign ? `/inbox/homework/${path.submissionId}` : undefined);
  return <SubmissionReview {...path} />;
}
