import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import type { Form } from '@uplink/kit/forms';
import { IconButton } from '@uplink/ui/button';
import { Icon } from '@uplink/ui/icon';
import { SortableList } from '@uplink/ui/sortable-list';
import { Badge } from '@uplink/ui/status';
import { Switch } from '@uplink/ui/switch';
import {
  CaseSensitive,
  House,
  Image,
  ListChecks,
  type LucideIcon,
  Megaphone,
  PanelTop,
  Pencil,
  Quote,
  Shirt,
  TicketPercent,
  UserRound,
} from 'lucide-react';
import { editors } from './element-fields.tsx';
import { layoutMessages } from './layout.messages.ts';
import { type Element, type LayoutValues, shownOf, withShown } from './layout.rules.ts';

export interface ElementListProps {
  form: Form<LayoutValues>;
  choices: Schema<'CheckoutChoices'>;
  /** The element that is being written. */
  open: Element | undefined;
  onOpen: (element: Element | undefined) => void;
}

const icons: Record<Element, LucideIcon> = {
  promo: Megaphone,
  header: PanelTop,
  form: UserRound,
  address: House,
  tshirt: Shirt,
  coupon: TicketPercent,
  bullets: ListChecks,
  image: Image,
  text: CaseSensitive,
  testimonials: Quote,
};

/** The elements of a page in their order, each shown or hidden. */
export function ElementList({ form, choices, open, onOpen }: ElementListProps) {
  const messages = useMessages(layoutMessages);
  const { values } = form;
  const order = form.field('order');
  const items = order.value.map((id) => ({ id, name: messages.names[id] }));
  return (
    <SortableList
      label={messages.elements}
      items={items}
      gripLabel={messages.move}
      // They stand where buyers look for them, wherever the rest is.
      isFixed={({ id }) => id === 'form' || id === 'coupon'}
      onMove={(from, to) => {
        const next = [...order.value];
        next.splice(to, 0, ...next.splice(from, 1));
        order.onChange(next);
      }}
    >
      {({ id, name }) => (
        <>
          <Icon as={icons[id]} size={18} />
          <span
            className="ul-checkout-element"
            data-off={shownOf(values, id) === false || undefined}
          >
            <span className="ul-medium">{name}</span>{' '}
            <span className="ul-small ul-muted">{hintOf(values, id, messages)}</span>
          </span>
          {editors[id] && (
            <IconButton
              size="sm"
              variant="quiet"
              aria-label={messages.edit(name)}
              aria-expanded={open === id}
              icon={<Icon as={Pencil} size={16} />}
              onPress={() => onOpen(open === id ? undefined : id)}
            />
          )}
          <Shown element={id} name={name} form={form} isNeeded={isNeeded(choices, id)} />
        </>
      )}
    </SortableList>
  );
}

interface ShownProps {
  element: Element;
  name: string;
  form: Form<LayoutValues>;
  isNeeded: boolean;
}

function Shown({ element, name, form, isNeeded }: ShownProps) {
  const messages = useMessages(layoutMessages);
  const shown = shownOf(form.values, element);
  if (isNeeded) return <Badge>{messages.needed}</Badge>;
  if (shown === 'always') return <Badge>{messages.always}</Badge>;
  return (
    <Switch
      isSelected={shown}
      onChange={(isShown) => {
        const next = withShown(form.values, element, isShown);
        form.field('fields').onChange(next.fields);
        form.field('hidden').onChange(next.hidden);
      }}
    >
      <span className="ul-sr">{messages.show(name)}</span>
    </Switch>
  );
}

const isNeeded = ({ asksAddress, asksTshirt }: Schema<'CheckoutChoices'>, element: Element) =>
  (element === 'address' && asksAddress) || (element === 'tshirt' && asksTshirt);

function hintOf(
  { bullets, testimonials, text, image, promo }: LayoutValues,
  element: Element,
  messages: typeof layoutMessages,
) {
  const { items } = bullets;
  if (element === 'bullets')
    return items.length > 0 ? messages.points(items.length) : messages.empty;
  if (element === 'testimonials')
    return testimonials.items.length > 0
      ? messages.people(testimonials.items.length)
      : messages.empty;
  const isEmpty =
    (element === 'text' && text.trim() === '') ||
    (element === 'image' && image.url === null) ||
    (element === 'promo' && promo.coupon === '');
  if (isEmpty) return messages.empty;
  return element === 'promo' ? promo.coupon : undefined;
}
