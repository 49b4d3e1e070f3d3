import { useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { creatorModuleQuery, readKey, useUplink } from '@uplink/api-client/react';
import { type Form, useForm } from '@uplink/kit/forms';
import { newId } from '@uplink/kit/saving';
import { useLayoutEffect, useRef } from 'react';
import { useNameCheck } from './name-check.controller.ts';
import { type CreatableType, productChoices } from './product-types.ts';
import { nameRules, urlRules } from './url.rules.ts';

export interface NewProduct {
  type: CreatableType;
  name: string;
  url: string;
}

const blank: NewProduct = { type: 2, name: '', url: '' };

/** Creates a draft. A try whose answer was lost is repeated under the same id and makes no second one. */
export function useCreateProduct(
  onCreated: (product: Schema<'CreatorModule'>) => void,
): Form<NewProduct> {
  const client = useUplink();
  const queries = useQueryClient();
  const check = useNameCheck();
  const tried = useRef({ words: '', requestId: '' });
  const type = useRef(blank.type);
  const form = useForm<NewProduct>({
    stored: blank,
    rules: { name: nameRules, url: urlRules },
    checks: { url: (url) => check('url', url, { type: type.current }) },
    async send(values) {
      const words = JSON.stringify(values);
      if (tried.current.words !== words) tried.current = { words, requestId: newId() };
      const body = { ...values, requestId: tried.current.requestId };
      const product = await client.unwrap(client.api.POST('/creator/me/modules', { body }), {
        rethrow: true,
      });
      queries.setQueryData(creatorModuleQuery(client, product.id).queryKey, product);
      void queries.invalidateQueries({ queryKey: readKey('/creator/me/modules') });
      onCreated(product);
    },
  });
  const { type: chosen } = form.values;
  useLayoutEffect(() => {
    type.current = chosen;
  }, [chosen]);
  return form;
}

/** The choice that an id of the radio group names. */
export const choiceOf = (id: string): CreatableType =>
  productChoices.find((type) => String(type) === id) ?? blank.type;
