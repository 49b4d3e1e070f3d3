import type { Schema } from '@uplink/api-client';
import { orderOfElements } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import type { Form } from '@uplink/kit/forms';
import { CountryField, StateField } from '@uplink/kit/places';
import { Button } from '@uplink/ui/button';
import { TextField } from '@uplink/ui/field';
import { lazyView } from '@uplink/ui/lazy-part';
import { Skeleton } from '@uplink/ui/skeleton';
import type { CheckoutState } from './checkout.controller.ts';
import { checkoutMessages } from './checkout.messages.ts';
import type { CheckoutPageProps, CheckoutValues } from './checkout.types.ts';
import { Step } from './step.view.tsx';

const SizeField = lazyView(
  async () => (await import('./size-field.view.tsx')).SizeField,
  () => <Skeleton height={66} />,
);

interface BuyerStepProps
  extends Pick<CheckoutState, 'form' | 'customer'>,
    Pick<CheckoutPageProps, 'onSignIn'> {
  page: Schema<'CheckoutPage'>;
}

/** Who buys, and where it is sent. */
export function BuyerStep({ page, form, customer, onSignIn }: BuyerStepProps) {
  const messages = useMessages(checkoutMessages);
  const { fields, order } = page.layout;
  const asked = orderOfElements(order).filter(
    (element) => (element === 'address' || element === 'tshirt') && fields[element],
  );
  const isDone = !form.isFaulty;
  return (
    <Step title={messages.steps.buyer} state={isDone ? 'done' : 'current'}>
      <div className="ul-checkout__fields">
        {customer ? (
          <p className="ul-checkout__wide">
            {messages.buyingAs}: <b className="ul-strong">{customer.email}</b>
          </p>
        ) : (
          <Person form={form} onSignIn={onSignIn} />
        )}
        {asked.map((element) =>
          element === 'address' ? (
            <Address key={element} form={form} />
          ) : (
            <SizeField key={element} form={form} />
          ),
        )}
      </div>
    </Step>
  );
}

interface FieldsProps {
  form: Form<CheckoutValues>;
}

function Person({ form, onSignIn }: FieldsProps & Pick<CheckoutPageProps, 'onSignIn'>) {
  const messages = useMessages(checkoutMessages);
  return (
    <>
      <p className="ul-small ul-muted ul-checkout__wide">
        {messages.haveAccount}{' '}
        <Button variant="link" onPress={onSignIn}>
          {messages.signIn}
        </Button>
      </p>
      <Text form={form} field="firstName" autoComplete="given-name" />
      <Text form={form} field="lastName" autoComplete="family-name" />
      <div className="ul-checkout__wide">
        <Text form={form} field="email" autoComplete="email" />
      </div>
    </>
  );
}

function Address({ form }: FieldsProps) {
  const messages = useMessages(checkoutMessages);
  return (
    <>
      <div className="ul-checkout__wide">
        <Text form={form} field="street" autoComplete="street-address" />
      </div>
      <div className="ul-checkout__wide ul-checkout__three">
        <Text form={form} field="city" autoComplete="address-level2" />
        <StateField {...form.field('state')} label={messages.state} country={form.values.country} />
        <Text form={form} field="zip" autoComplete="postal-code" />
      </div>
      <CountryField {...form.field('country')} label={messages.country} isRequired />
    </>
  );
}

interface TextProps extends FieldsProps {
  field: 'firstName' | 'lastName' | 'email' | 'street' | 'city' | 'zip';
  autoComplete: string;
}

function Text({ form, field, autoComplete }: TextProps) {
  const messages = useMessages(checkoutMessages);
  return (
    <TextField
      {...form.field(field)}
      label={messages[field]}
      autoComplete={autoComplete}
      isRequired
      {...(field === 'email' && { type: 'email', description: messages.emailHelp })}
    />
  );
}
