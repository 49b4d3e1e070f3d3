import { useMessages } from '@uplink/api-client/messages';
import { PictureField } from '@uplink/kit/files';
import type { FieldProps } from '@uplink/kit/forms';
import { TextArea, TextField } from '@uplink/ui/field';
import { Select } from '@uplink/ui/select';
import { Adding, type ElementFieldsProps, Labelled, Removal } from './element-parts.tsx';
import { layoutMessages } from './layout.messages.ts';

const mostPeople = 12;

/** What people say, with who they are and how many stars they gave. */
export function TestimonialFields({ form, stored }: ElementFieldsProps) {
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
            <StarsField field={form.field(`${at}.stars`)} />
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

const noStars = '0';

/** How many stars the author gave, if they gave any. */
function StarsField({ field }: { field: FieldProps<number | undefined> }) {
  const messages = useMessages(layoutMessages);
  const { value, onChange, ...rest } = field;
  return (
    <Select
      {...rest}
      label={messages.stars}
      options={[
        { id: noStars, label: messages.noStars },
        ...[5, 4, 3, 2, 1].map((count) => ({
          id: String(count),
          label: messages.starCount(count),
        })),
      ]}
      value={String(value ?? noStars)}
      onChange={(id) => onChange(id === noStars ? undefined : Number(id))}
    />
  );
}
