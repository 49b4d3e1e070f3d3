import { useMutation, useQueryClient } from '@tanstack/react-query';
import { uploadFile } from '@uplink/api-client';
import { fileError, UPLOAD_RULES } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import {
  meQuery,
  type NotReady,
  notReady,
  profileQuery,
  publicProfileQuery,
  useUplink,
} from '@uplink/api-client/react';
import { useFaultWords } from '@uplink/kit/forms';
import { useHeldQuery } from '@uplink/kit/states';
import { useState } from 'react';
import { type CropArea, cutPhoto, loadPicture, readAsDataUrl } from './photo-crop.rules.ts';
import { photoEditorMessages } from './photo-editor.messages.ts';

export interface PhotoEditorReady {
  status: 'ready';
  name: string;
  avatar: string | null;
  /** The chosen picture while it is cropped. */
  picture: string | undefined;
  isBusy: boolean;
  /** How much of the upload is done, 0 to 100. */
  percent: number | undefined;
  /** What was done last. */
  done: string | undefined;
  message: string | undefined;
  onChoose: (file: File) => void;
  onCrop: (area: CropArea) => void;
  onCancel: () => void;
  onRemove: () => void;
}

/** The own photo: chosen, cropped, uploaded and worn. */
export function usePhotoEditor(): NotReady | PhotoEditorReady {
  const inWords = useFaultWords();
  const messages = useMessages(photoEditorMessages);
  const client = useUplink();
  const queries = useQueryClient();
  const query = useHeldQuery(profileQuery(client));
  const [picture, setPicture] = useState<string>();
  const [fault, setFault] = useState<string>();
  const [percent, setPercent] = useState<number>();

  const wear = useMutation({
    mutationFn: async (area: CropArea | null) => {
      const avatar = area && picture ? await upload(await cutPhoto(picture, area)) : null;
      return client.unwrap(client.api.PATCH('/me', { body: { avatar } }), { rethrow: true });
    },
    onSuccess(profile) {
      setPicture(undefined);
      queries.setQueryData(profileQuery(client).queryKey, profile);
      void queries.invalidateQueries({ queryKey: meQuery(client).queryKey });
      void queries.invalidateQueries({
        queryKey: publicProfileQuery(client, profile.uniqueName).queryKey,
      });
    },
    onSettled: () => setPercent(undefined),
  });

  function upload(file: File): Promise<string> {
    setPercent(0);
    return uploadFile(
      client,
      file,
      {
        resource: 'profileProjectImage',
        fileName: file.name,
        size: file.size,
        contentType: file.type,
      },
      { onProgress: ({ loaded, total }) => setPercent(total > 0 ? (loaded * 100) / total : 0) },
    );
  }

  async function choose(file: File) {
    wear.reset();
    const refusal = fileError(file, [], UPLOAD_RULES.avatar);
    setFault(refusal);
    if (refusal) return;
    try {
      const source = await readAsDataUrl(file);
      await loadPicture(source);
      setPicture(source);
    } catch {
      setFault(messages.unreadable);
    }
  }

  if (!query.data) return notReady(query);
  const { firstName, lastName, avatar } = query.data;
  return {
    status: 'ready',
    name: `${firstName} ${lastName}`,
    avatar,
    picture,
    isBusy: wear.isPending,
    percent,
    done: wear.isSuccess ? (wear.variables ? messages.saved : messages.removed) : undefined,
    message: fault === undefined ? wear.error?.message : inWords(fault),
    onChoose: (file) => void choose(file),
    onCrop: (area) => wear.mutate(area),
    onCancel: () => setPicture(undefined),
    onRemove: () => {
      setFault(undefined);
      wear.mutate(null);
    },
  };
}
