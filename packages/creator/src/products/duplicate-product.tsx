import { useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { required } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { readKey, useUplink } from '@uplink/api-client/react';
import { FormDialog } from '@uplink/kit/dialogs';
import { useForm } from '@uplink/kit/forms';
import { TextField } from '@uplink/ui/field';
import { duplicateProductMessages } from './duplicate-product.messages.ts';
import { useNameCheck } from './name-check.controller.ts';
import { aliasRule, urlRules } from './url.rules.ts';

export interface DuplicateProductProps {
  product: Schema<'CreatorModule'>;
  /** The copy was asked for. */
  onBegun: () => void;
  onClose: () => void;
}

/** Asks for the names of a copy, which is then made in the background. */
export function DuplicateProduct({ product, onBegun, onClose }: DuplicateProductProps) {
  const messages = useMessages(duplicateProductMessages);
  const { api, unwrap } = useUplink();
  const queries = useQueryClient();
  const check = useNameCheck();
  const form = useForm({
    stored: { url: '', alias: '' },
    rules: { url: urlRules, alias: [required, aliasRule] },
    checks: {
      url: (url: string) => check('url', url, product),
      alias: (alias: string) => check('alias', alias, product),
    },
    async send(body) {
      const params = { path: { id: product.id } };
      await unwrap(api.POST('/creator/me/modules/{id}/duplicate', { params, body }), {
        rethrow: true,
      });
      void queries.invalidateQueries({ queryKey: readKey('/creator/me/copies') });
      onBegun();
    },
  });
  return (
    <FormDialog
      title={messages.title(product.name)}
      action={messages.action}
      form={form}
      onClose={onClose}
    >
      <p className="ul-muted">{messages.text}</p>
      <TextField label={messages.url} {...form.field('url')} />
      <TextField label={messages.alias} {...form.field('alias')} />
    </FormDialog>
  );
}
