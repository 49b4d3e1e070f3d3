import { useQuery } from '@tanstack/react-query';
import { fileError, UPLOAD_RULES } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { mediaQuery, useUplink } from '@uplink/api-client/react';
import type { Form } from '@uplink/kit/forms';
import { FileDrop } from '@uplink/ui/file-drop';
import { Select } from '@uplink/ui/select';
import { Switch } from '@uplink/ui/switch';
import { useState } from 'react';
import { introMessages } from './intro.messages.ts';
import { useUploadPicture } from './intro-editor.controller.ts';
import type { IntroValues } from './intro-values.rules.ts';

export interface HeroPictureProps {
  form: Form<IntroValues>;
  index: number;
  productId: number;
  isReadOnly: boolean;
}

const rule = UPLOAD_RULES.mediaImage;
const none = 'none';

/** The picture of a hero: one of the product's files, or a new one. */
export function HeroPicture({ form, index, productId, isReadOnly }: HeroPictureProps) {
  const messages = useMessages(introMessages);
  const upload = useUploadPicture(productId);
  const [fault, setFault] = useState<string>();
  const files = useQuery(mediaQuery(useUplink(), productId, 'image')).data?.data ?? [];
  const url = form.field(`blocks[${index}].url`);
  const options = files.map(({ address, name }) => ({ id: address, label: name }));
  if (url.value && !options.some(({ id }) => id === url.value))
    options.push({ id: url.value, label: url.value.replace(/^.*\//, '') });
  async function choose(file: File | undefined): Promise<void> {
    const error = file && fileError(file, [], rule);
    setFault(error);
    if (!file || error) return;
    try {
      url.onChange(await upload(file));
    } catch (failure) {
      setFault(failure instanceof Error ? failure.message : String(failure));
    }
  }
  return (
    <>
      <Select
        label={messages.image}
        options={[{ id: none, label: messages.noImage }, ...options]}
        isDisabled={isReadOnly}
        value={url.value || none}
        errorMessage={url.errorMessage}
        onChange={(id) => url.onChange(id === none ? '' : id)}
      />
      {!isReadOnly && (
        <FileDrop
          description={rule.extensions.join(', ')}
          extensions={rule.extensions}
          allowsMultiple={false}
          errorMessage={fault}
          onFiles={([file]) => void choose(file)}
        />
      )}
      {url.value !== '' && (
        <Switch isDisabled={isReadOnly} {...form.flag(`blocks[${index}].overlay`)}>
          {messages.overlay}
        </Switch>
      )}
    </>
  );
}
