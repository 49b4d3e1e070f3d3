import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { isSameValue, type Schema, uploadFile } from '@uplink/api-client';
import { fileError, UPLOAD_RULES } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { creatorDiplomaQuery, readKey, useUplink } from '@uplink/api-client/react';
import {
  countChanges,
  type Form,
  useForm,
  valueLines,
  valueLinesMessages,
} from '@uplink/kit/forms';
import { useSettled } from '@uplink/kit/search';
import { useState } from 'react';
import { useAuthorWords } from '../shared/author-words.ts';
import { certificatesMessages } from './certificates.messages.ts';
import { type DiplomaValues, faultsOf, toForm, toValues } from './diploma-form.rules.ts';

type Diploma = Schema<'CreatorDiploma'>;

export interface CertificateState {
  form: Form<DiplomaValues>;
  changeCount: number;
  preview: CertificatePreview;
  studentName: string;
  setStudentName: (name: string) => void;
  pictures: Pictures;
  remove: () => Promise<void>;
}

export interface CertificatePreview {
  pdf: string | undefined;
  /** Something is wrong now: the page is an earlier one, if there is any. */
  isOld: boolean;
  isFailed: boolean;
}

/** Images by their keys, and the way to a new one. */
export interface Pictures {
  urlOf: (key: string | null) => string | undefined;
  upload: (file: File) => Promise<string>;
}

/** A certificate while it is edited. It waits for its button; the page is drawn again while people type. */
export function useCertificate(diploma: Diploma): CertificateState {
  const messages = useMessages(certificatesMessages);
  const lineTexts = useMessages(valueLinesMessages);
  const client = useUplink();
  const queries = useQueryClient();
  const stored = toValues(diploma.form);
  const options = creatorDiplomaQuery(client, diploma.id);
  const [studentName, setStudentName] = useState('Maya Okafor');
  const path = { diplomaId: diploma.id };
  const form = useForm<DiplomaValues>({
    stored,
    rules: faultsOf,
    words: useAuthorWords(),
    warnsOnLeave: true,
    describe: (field, value) => ({
      label: labelsOf(messages)[field],
      lines: valueLines(value, lineTexts),
    }),
    fetchStored: async () =>
      toValues((await queries.fetchQuery({ ...options, staleTime: 0 })).form),
    async send(values) {
      const { version } = queries.getQueryData(options.queryKey) ?? diploma;
      const body = { version, form: toForm(values) };
      const saved = await client.unwrap(
        client.api.PUT('/creator/me/diplomas/{diplomaId}', { params: { path }, body }),
        { rethrow: true },
      );
      queries.setQueryData(options.queryKey, saved);
      void queries.invalidateQueries({ queryKey: readKey('/creator/me/diplomas'), exact: false });
      return toValues(saved.form);
    },
  });
  return {
    form,
    changeCount: countChanges(form.values, stored),
    preview: usePreview(diploma.id, form.values, studentName),
    studentName,
    setStudentName,
    pictures: usePictures(diploma.images),
    async remove() {
      await client.unwrap(
        client.api.DELETE('/creator/me/diplomas/{diplomaId}', { params: { path } }),
        { rethrow: true },
      );
      void queries.invalidateQueries({ queryKey: readKey('/creator/me/diplomas') });
    },
  };
}

const labelsOf = (messages: typeof certificatesMessages): Record<keyof DiplomaValues, string> => ({
  name: messages.name,
  type: messages.type,
  moduleIds: messages.givenBy,
  body: messages.body,
  referencePrefix: messages.prefix,
  referenceStartNumber: messages.start,
  expiryDate: messages.expiry,
  headerImage: messages.header,
  logoImage: messages.logo,
  backgroundImage: messages.background,
  thumbnailImage: messages.thumbnail,
  borderColor: messages.border,
  label: messages.label,
  title: messages.title,
  ...messages.signers,
  ...messages.logos,
  ...messages.awardImages,
});

const pauseMs = 400;

/** The real page of the last version without a fault. */
function usePreview(
  diplomaId: number,
  values: DiplomaValues,
  studentName: string,
): CertificatePreview {
  const client = useUplink();
  const isSound = Object.keys(faultsOf(values)).length === 0;
  const [last, setLast] = useState(isSound ? values : undefined);
  if (isSound && !isSameValue(last, values)) setLast(values);
  const current = last && { studentName: studentName.trim() || 'Student', form: toForm(last) };
  const asked = useSettled(current, pauseMs);
  const { data, isError } = useQuery({
    queryKey: ['diploma-preview', diplomaId, asked],
    queryFn: asked
      ? () =>
          client.unwrap(
            client.api.POST('/creator/me/diplomas/{diplomaId}/preview', {
              params: { path: { diplomaId } },
              body: asked,
            }),
            { rethrow: true },
          )
      : skipToken,
    placeholderData: (former) => former,
    gcTime: 60_000,
  });
  return { pdf: data?.pdf, isOld: !isSound, isFailed: isError };
}

/** What was stored has addresses; what was just chosen is shown from the device. */
function usePictures(stored: Diploma['images']): Pictures {
  const client = useUplink();
  const [chosen, setChosen] = useState<Record<string, string>>({});
  return {
    urlOf: (key) =>
      key === null ? undefined : (chosen[key] ?? stored.find((one) => one.key === key)?.url),
    async upload(file) {
      const fault = fileError(file, [], UPLOAD_RULES.award);
      if (fault) throw new Error(fault);
      const request = {
        category: 'award',
        fileName: file.name,
        size: file.size,
        contentType: file.type,
      } as const;
      const [key, shown] = await Promise.all([uploadFile(client, file, request), readFile(file)]);
      setChosen((now) => ({ ...now, [key]: shown }));
      return key;
    },
  };
}

function readFile(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
