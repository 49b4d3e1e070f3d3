import { useQuery } from '@tanstack/react-query';
import { useMessages } from '@uplink/api-client/messages';
import { mediaQuery, useUplink } from '@uplink/api-client/react';
import type { Form } from '@uplink/kit/forms';
import { Button, IconButton } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { TextArea, TextField } from '@uplink/ui/field';
import { Icon } from '@uplink/ui/icon';
import { lazyView } from '@uplink/ui/lazy-part';
import { Select } from '@uplink/ui/select';
import { Skeleton } from '@uplink/ui/skeleton';
import { Plus, X } from 'lucide-react';
import { HeroPicture } from './hero-picture.tsx';
import { introMessages } from './intro.messages.ts';
import { type IntroValues, newItem } from './intro-values.rules.ts';

const DescriptionEditor = lazyView(
  async () => (await import('../../shared/description/description-editor.tsx')).DescriptionEditor,
  () => <Skeleton height={160} />,
);

export interface BlockFieldsProps {
  form: Form<IntroValues>;
  /** The block's place. */
  index: number;
  productId: number;
  isReadOnly: boolean;
}

/** The fields of one block. */
export function BlockFields(props: BlockFieldsProps) {
  const messages = useMessages(introMessages);
  const { form, index, productId, isReadOnly } = props;
  const block = form.values.blocks[index];
  if (!block) return null;
  const { kind } = block;
  const text = form.field(`blocks[${index}].text`);
  return (
    <Card title={messages.kinds[kind]}>
      <div className="ul-stack ul-gap-12">
        <TextField
          label={messages.title}
          isReadOnly={isReadOnly}
          {...form.field(`blocks[${index}].title`)}
        />
        {kind === 'hero' && (
          <>
            <TextArea label={messages.words} rows={3} isReadOnly={isReadOnly} {...text} />
            <HeroPicture {...props} />
          </>
        )}
        {kind === 'text' && (
          <DescriptionEditor
            label={messages.words}
            hint=""
            isReadOnly={isReadOnly}
            productId={productId}
            {...text}
          />
        )}
        {kind === 'bullets' && (
          <TextArea
            label={messages.lines}
            description={messages.linesHelp}
            rows={6}
            isReadOnly={isReadOnly}
            {...text}
          />
        )}
        {kind === 'video' && <VideoField {...props} />}
        {(kind === 'testimonials' || kind === 'faq') && <ItemFields {...props} kind={kind} />}
      </div>
    </Card>
  );
}

/** Which of the product's videos a block shows. */
function VideoField({ form, index, productId, isReadOnly }: BlockFieldsProps) {
  const messages = useMessages(introMessages);
  const files = useQuery(mediaQuery(useUplink(), productId, 'video')).data?.data ?? [];
  const { name: _, ...url } = form.field(`blocks[${index}].url`);
  const options = files.map(({ address, name }) => ({ id: address, label: name }));
  // A video of another product stays until another is chosen.
  if (url.value && !options.some(({ id }) => id === url.value))
    options.push({ id: url.value, label: url.value.replace(/^.*\//, '') });
  return (
    <Select
      label={messages.video}
      options={options}
      isDisabled={isReadOnly}
      {...(options.length === 0 && { description: messages.noVideos })}
      {...url}
    />
  );
}

/** Testimonials, or questions with their answers. */
function ItemFields({
  form,
  index,
  kind,
  isReadOnly,
}: BlockFieldsProps & { kind: 'testimonials' | 'faq' }) {
  const messages = useMessages(introMessages);
  const list = form.list(`blocks[${index}].items`);
  return (
    <>
      {list.items.map((_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item has only its place
        <div key={row} className="ul-intro-editor__item">
          <div className="ul-stack ul-gap-8">
            <TextField
              label={kind === 'faq' ? messages.question(row + 1) : messages.name(row + 1)}
              isReadOnly={isReadOnly}
              {...form.field(`blocks[${index}].items[${row}].name`)}
            />
            {kind === 'testimonials' ? (
              <>
                <TextField
                  label={messages.role(row + 1)}
                  isReadOnly={isReadOnly}
                  {...form.field(`blocks[${index}].items[${row}].role`)}
                />
                <TextArea
                  label={messages.quote(row + 1)}
                  rows={3}
                  isReadOnly={isReadOnly}
                  {...form.field(`blocks[${index}].items[${row}].text`)}
                />
              </>
            ) : (
              <DescriptionEditor
                label={messages.answer(row + 1)}
                hint=""
                isReadOnly={isReadOnly}
                {...form.field(`blocks[${index}].items[${row}].text`)}
              />
            )}
          </div>
          {!isReadOnly && list.items.length > 1 && (
            <IconButton
              size="sm"
              variant="quiet"
              aria-label={messages.removeItem(row + 1)}
              icon={<Icon as={X} size={16} />}
              onPress={() => list.remove(row)}
            />
          )}
        </div>
      ))}
      {!isReadOnly && (
        <div>
          <Button
            size="sm"
            icon={<Icon as={Plus} size={16} />}
            isDisabled={list.items.length >= 20}
            onPress={() => list.add(newItem())}
          >
            {messages.addItem[kind]}
          </Button>
        </div>
      )}
    </>
  );
}
