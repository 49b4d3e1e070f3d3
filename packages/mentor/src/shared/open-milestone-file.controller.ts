import { useMutation } from '@tanstack/react-query';
import { useUplink } from '@uplink/api-client/react';

/** Downloads a file of a handed-in milestone: the server gives a link that is good for a short while. */
export function useOpenMilestoneFile(path: {
  milestoneId: number;
  userId: number;
}): (fileId: number) => void {
  const { api, unwrap } = useUplink();
  const { mutate } = useMutation({
    mutationFn: (fileId: number) =>
      unwrap(
        api.GET('/milestones/{milestoneId}/users/{userId}/files/{fileId}', {
          params: { path: { ...path, fileId } },
        }),
      ),
    onSuccess: ({ url }) => location.assign(url),
  });
  return mutate;
}
