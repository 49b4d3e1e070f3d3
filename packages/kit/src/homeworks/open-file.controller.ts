import { useMutation } from '@tanstack/react-query';
import { useUplink } from '@uplink/api-client/react';

interface FileOf {
  homeworkId: number;
  submissionId: number;
  fileId: number;
}

/** Downloads a handed-in file: the server gives a link that is good for a short while. */
export function useOpenFile(): (file: FileOf) => void {
  const client = useUplink();
  const open = useMutation({
    mutationFn: (path: FileOf) =>
      client.unwrap(
        client.api.GET('/homeworks/{homeworkId}/submissions/{submissionId}/files/{fileId}', {
          params: { path },
        }),
      ),
    onSuccess: ({ url }) => location.assign(url),
  });
  return open.mutate;
}
