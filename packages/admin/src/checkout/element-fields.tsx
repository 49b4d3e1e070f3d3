import { useMessages } from '@uplink/api-client/messages';
import { PictureField } from '@uplink/kit/files';
import type { Form } from '@uplink/kit/forms';
import { Button, IconButton } from '@uplink/ui/button';
import { TextArea, TextField } from '@uplink/ui/field';
import { Icon } from '@uplink/ui/icon';
import { Select } from '@uplink/ui/select';
import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { layoutMessages } from './layout.messages.ts';
import type { Element, LayoutValues } from './layout.rules.ts';

export interface ElementFieldsProps {
  form: Form<LayoutValues>;
  /** As the server has it: pictures that are new have no address yet. */
  stored: LayoutValues;
  coupons: readonly string[];
}

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

const mostPeople = 12;

function TestimonialFields({ form, stored }: ElementFieldsProps) {
  const messages = useMessages(layoutMessages);
  const people = form.list('testimonials.items');
  return (
    <>
      <TextField label={messages.title} {...form.field('testimonials.title')} />
      {people.items.map((_, row) => {
        const at = `testimonials.items[${row}]` as const;
        const name = messages.person(row + 1);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a testimonial has only its place
          <section key={row} className="ul-stack ul-checkout-offer" aria-label={name}>
            <div className="ul-checkout-part__head">
              <h4 className="ul-strong">{name}</h4>
              <Removal name={name} onPress={() => people.remove(row)} />
            </div>
            <TextArea label={messages.message} {...form.field(`${at}.message`)} />
            <div className="ul-checkout-pair">
              <TextField label={messages.name} {...form.field(`${at}.name`)} />
              <TextField label={messages.jobTitle} {...form.field(`${at}.jobTitle`)} />
            </div>
            <Labelled label={messages.photo}>
              <PictureField
                label={messages.photo}
                category="testimonial"
                stored={stored.testimonials.items[row]?.photo ?? null}
                {...form.field(`${at}.photo`)}
              />
            </Labelled>
          </section>
        );
      })}
      <Adding
        label={messages.addPerson}
        isFull={people.items.length >= mostPeople}
        onPress={() => people.add({ message: '', photo: null, name: '', jobTitle: '' })}
      />
    </>
  );
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="ul-stack ul-gap-8 ul-checkout-plain">
      <legend className="ul-medium">{label}</legend>
      {children}
    </fieldset>
  );
}

function Removal({ name, onPress }: { name: string; onPress: () => void }) {
  const messages = useMessages(layoutMessages);
  return (
    <IconButton
      size="sm"
      variant="quiet"
      aria-label={messages.remove(name)}
      icon={<Icon as={X} size={16} />}
      onPress={onPress}
    />
  );
}

function Adding({
  label,
  isFull,
  onPress,
}: {
  label: string;
  isFull: boolean;
  onPress: () => void;
}) {
  return (
    <div>
      <Button size="sm" icon={<Icon as={Plus} size={16} />} isDisabled={isFull} onPress={onPress}>
        {label}
      </Button>
    </div>
  );
}
