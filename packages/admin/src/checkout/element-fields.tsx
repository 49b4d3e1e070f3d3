import { useMessages } from '@uplink/api-client/messages';
import { PictureField } from '@uplink/kit/files';
import { TextArea, TextField } from '@uplink/ui/field';
import { Select } from '@uplink/ui/select';
import type { ReactNode } from 'react';
import { Adding, type ElementFieldsProps, Labelled, Removal } from './element-parts.tsx';
import { layoutMessages } from './layout.messages.ts';
import type { Element } from './layout.rules.ts';
import { TestimonialFields } from './testimonial-fields.tsx';

/** Elements that have something to write. */
export const editors: Partial<Record<Element, (props: ElementFieldsProps) => ReactNode>> = {
  promo: PromoFields,
  header: HeaderFields,
  image: ImageFields,
  bullets: BulletFields,
  text: TextFields,
  testimonials: TestimonialFields,
};

function TextFields({ form }: ElementFieldsProps) {
  const messages = useMessages(layoutMessages);
  return (
    <TextArea
      label={messages.text}
      description={messages.textHelp}
      rows={8}
      {...form.field('text')}
    />
  );
}

function PromoFields({ form, coupons }: ElementFieldsProps) {
  const messages = useMessages(layoutMessages);
  const { coupon } = form.values.promo;
  const codes = [...new Set([...coupons, ...(coupon ? [coupon] : [])])];
  return (
    <>
      <TextField label={messages.text} {...form.field('promo.text')} />
      <Select
        label={messages.coupon}
        {...(codes.length === 0 && { description: messages.noCoupons })}
        options={codes.map((code) => ({ id: code, label: code }))}
        {...form.field('promo.coupon')}
      />
    </>
  );
}

function HeaderFields({ form, stored }: ElementFieldsProps) {
  const messages = useMessages(layoutMessages);
  return (
    <>
      <TextField label={messages.title} isRequired {...form.field('header.title')} />
      <TextArea label={messages.text} {...form.field('header.text')} />
      <Labelled label={messages.background}>
        <PictureField
          label={messages.background}
          category="moduleImage"
          stored={stored.header.background}
          {...form.field('header.background')}
        />
      </Labelled>
      <Labelled label={messages.logo}>
        <PictureField
          label={messages.logo}
          category="moduleLogo"
          stored={stored.header.logo}
          {...form.field('header.logo')}
        />
      </Labelled>
      {form.values.header.logo && (
        <TextField label={messages.logoAlt} {...form.field('header.logoAlt')} />
      )}
    </>
  );
}

function ImageFields({ form, stored }: ElementFieldsProps) {
  const messages = useMessages(layoutMessages);
  return (
    <>
      <Labelled label={messages.image}>
        <PictureField
          label={messages.image}
          category="moduleImage"
          stored={stored.image.url}
          {...form.field('image.url')}
        />
      </Labelled>
      <TextField label={messages.imageAlt} {...form.field('image.alt')} />
    </>
  );
}

const mostPoints = 20;

function BulletFields({ form }: ElementFieldsProps) {
  const messages = useMessages(layoutMessages);
  const points = form.list('bullets.items');
  return (
    <>
      <TextField label={messages.title} {...form.field('bullets.title')} />
      {points.items.map((_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a point has only its place
        <div key={row} className="ul-checkout-row">
          <TextField
            label={messages.point(row + 1)}
            {...form.field(`bullets.items[${row}].text`)}
          />
          <Removal name={messages.point(row + 1)} onPress={() => points.remove(row)} />
        </div>
      ))}
      <Adding
        label={messages.addPoint}
        isFull={points.items.length >= mostPoints}
        onPress={() => points.add({ text: '' })}
      />
    </>
  );
}
