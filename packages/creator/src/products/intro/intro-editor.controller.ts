import { useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { creatorIntroQuery, mediaQuery, useUplink } from '@uplink/api-client/react';
import { type Form, useForm } from '@uplink/kit/forms';
import { useAddImage } from '../../shared/description/image.controller.ts';
import { introMessages } from './intro.messages.ts';
import {
  type IntroValues,
  introFaults,
  toIntroInput,
  toIntroValues,
} from './intro-values.rules.ts';

/** The intro page of a product while it is written; saved by its button on the version that was seen. */
export function useIntroForm(productId: number, page: Schema<'IntroPage'>): Form<IntroValues> {
  const messages = useMessages(introMessages);
  const client = useUplink();
  const queries = useQueryClient();
  const options = creatorIntroQuery(client, productId);
  return useForm<IntroValues>({
    stored: toIntroValues(page.blocks),
    rules: (values) => introFaults(values, messages.mostLines),
    warnsOnLeave: true,
    // A refused file shows an error at its block.
    toField: (name) =>
      name.replace(/^blocks\.(\d+)$/, 'blocks.$1.url').replace(/\.(\d+)(?=\.|$)/g, '[$1]'),
    describe: (_field, value) => ({
      label: messages.noun,
      lines: (value as IntroValues['blocks']).map(
        ({ kind, title }) => `${messages.kinds[kind]}: ${title}`,
      ),
    }),
    fetchStored: async () =>
      toIntroValues((await queries.fetchQuery({ ...options, staleTime: 0 })).blocks),
    async send({ blocks }) {
      const { version } = queries.getQueryData(options.queryKey) ?? page;
      const saved = await client.unwrap(
        client.api.PUT('/creator/me/modules/{id}/intro-page', {
          params: { path: { id: productId } },
          body: { version, blocks: blocks.map(toIntroInput) },
        }),
        { rethrow: true },
      );
      queries.setQueryData(options.queryKey, saved);
      return toIntroValues(saved.blocks);
    },
  });
}

/** Uploads a picture to the files of the product; gives its address. */
export function useUploadPicture(productId: number): (file: File) => Promise<string> {
  const client = useUplink();
  const queries = useQueryClient();
  const add = useAddImage(productId);
  return async (file) => {
    const address = await add(file);
    await queries.invalidateQueries({ queryKey: mediaQuery(client, productId).queryKey });
    return address;
  };
}
