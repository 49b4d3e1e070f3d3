import { useMutation, useQuery } from '@tanstack/react-query';
import { type Schema, type UplinkClient, uploadFile } from '@uplink/api-client';
import { maxLength, type Rule, required, VALIDATION } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import {
  type NotReady,
  notReady,
  termsAgreement,
  termsQuery,
  termsRejection,
  useUplink,
} from '@uplink/api-client/react';
import { saveFile } from '@uplink/kit/files';
import { type Form, useForm } from '@uplink/kit/forms';
import { useState } from 'react';
import type { Signature } from './signature-field.tsx';
import { typedSignature } from './signature-png.ts';
import { termsMessages } from './terms.messages.ts';
import { isSigned, type TermsValues, termsRules, toTermsValues } from './terms.rules.ts';

export interface TermsReady {
  status: 'ready';
  terms: Schema<'Terms'>;
  isDownloading: boolean;
  downloadError: string | undefined;
  onDownload: () => void;
}

/** The agreement of a product. */
export function useTerms(moduleId: number): NotReady | TermsReady {
  const messages = useMessages(termsMessages);
  const client = useUplink();
  const query = useQuery(termsQuery(client, moduleId));
  const download = useMutation({
    mutationFn: () =>
      client.unwrap(
        client.api.GET('/me/modules/{id}/terms/document', {
          params: { path: { id: moduleId } },
          parseAs: 'blob',
        }),
        { rethrow: true },
      ),
    onSuccess: (file) => saveFile(file, messages.file),
  });
  if (!query.data) return notReady(query);
  return {
    status: 'ready',
    terms: query.data,
    isDownloading: download.isPending,
    downloadError: download.error?.message,
    onDownload: () => download.mutate(),
  };
}

export interface SignForm {
  form: Form<TermsValues>;
  signature: Signature;
  initials: Signature;
  onSign: (signature: Signature) => void;
  onInitial: (initials: Signature) => void;
  signatureError: string | undefined;
  initialsError: string | undefined;
  isPreviewing: boolean;
  previewError: string | undefined;
  onPreview: () => void;
}

/** The answers to an agreement. Texts are kept on this device until it is accepted; drawings are not. */
export function useSignForm(terms: Schema<'Terms'>): SignForm {
  const messages = useMessages(termsMessages);
  const client = useUplink();
  const moduleId = terms.product.id;
  const { mutateAsync: accept } = useMutation(termsAgreement(client, moduleId));
  const [ways, setWays] = useState<Pick<Signature, 'way' | 'drawing'>[]>([typed, typed]);
  const form = useForm<TermsValues>({
    stored: toTermsValues(terms.prefill),
    rules: { ...termsRules, signatureText: [signed(ways[0])], initialsText: [signed(ways[1])] },
    toField: (name) => ({ signature: 'signatureText', initials: 'initialsText' })[name] ?? name,
    draft: `terms.${moduleId}.${terms.version}`,
    async send(values) {
      await accept(await toAgreement(values));
    },
  });
  const [signature, initials] = [toSignature('signatureText', 0), toSignature('initialsText', 1)];
  const preview = useMutation({
    mutationFn: async () =>
      client.unwrap(
        client.api.POST('/me/modules/{id}/terms/preview', {
          params: { path: { id: moduleId } },
          body: await toAgreement(form.values),
          parseAs: 'blob',
        }),
        { rethrow: true },
      ),
    onSuccess: (file) => saveFile(file, messages.previewFile),
  });

  function toSignature(field: 'signatureText' | 'initialsText', place: number): Signature {
    return { text: form.values[field], ...(ways[place] ?? typed) };
  }

  /** Both pictures are uploaded first: the agreement names them. */
  async function toAgreement({ signatureText: _s, initialsText: _i, ...answers }: TermsValues) {
    const [signatureKey, initialsKey] = await Promise.all([
      uploadSignature(client, signature),
      uploadSignature(client, initials),
    ]);
    return { ...answers, version: terms.version, signature: signatureKey, initials: initialsKey };
  }

  const change =
    (field: 'signatureText' | 'initialsText', place: number) =>
    ({ text, way, drawing }: Signature) => {
      form.field(field).onChange(text);
      setWays((before) => before.map((one, index) => (index === place ? { way, drawing } : one)));
    };

  return {
    form,
    signature,
    initials,
    onSign: change('signatureText', 0),
    onInitial: change('initialsText', 1),
    signatureError: form.field('signatureText').errorMessage,
    initialsError: form.field('initialsText').errorMessage,
    isPreviewing: preview.isPending,
    previewError: preview.error?.message,
    // A preview of a form with faults would be refused: they are told at their fields instead.
    onPreview: () => (form.isFaulty ? form.submit() : preview.mutate()),
  };
}

const typed: Pick<Signature, 'way' | 'drawing'> = { way: 'typed', drawing: null };

const signed =
  (way = typed): Rule =>
  (text) =>
    isSigned({ text, ...way }) ? undefined : VALIDATION.required;

async function uploadSignature(client: UplinkClient, signature: Signature): Promise<string> {
  const file =
    signature.way === 'drawn' && signature.drawing
      ? signature.drawing
      : await typedSignature(signature.text);
  return uploadFile(client, file, {
    category: 'signature',
    fileName: file.name,
    size: file.size,
    contentType: file.type,
  });
}

export interface DeclineForm {
  form: Form<{ declineReason: string }>;
}

/** Why someone declines. */
export function useDecline(terms: Schema<'Terms'>): DeclineForm {
  const client = useUplink();
  const { mutateAsync: decline } = useMutation(termsRejection(client, terms.product.id));
  const form = useForm({
    stored: { declineReason: '' },
    rules: { declineReason: [required, maxLength(1000)] },
    send: async ({ declineReason }) => {
      await decline({ version: terms.version, declineReason });
    },
  });
  return { form };
}
