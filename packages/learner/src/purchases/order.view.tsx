import type { Schema } from '@uplink/api-client';
import { useAllFormats, useMessages } from '@uplink/api-client/messages';
import { Note } from '@uplink/kit/states';
import { Checkbox } from '@uplink/ui/choice';
import { CohortSelect } from '../shared/cohort-select.tsx';
import { CreditsOption } from '../shared/credits-option.tsx';
import { needsMethod } from '../shared/quote.rules.ts';
import { AddressView } from './address.view.tsx';
import { CouponView } from './coupon.view.tsx';
import type { MethodState } from './method.controller.ts';
import { MethodView } from './method.view.tsx';
import type { OrderForm } from './order.controller.ts';
import { PlansView } from './plans.view.tsx';
import type { CouponState } from './price-list.controller.ts';
import { purchasesMessages } from './purchases.messages.ts';
import { SummaryView } from './summary.view.tsx';

export interface OrderViewProps {
  list: Schema<'PriceList'>;
  coupon: CouponState;
  replaces: Schema<'SoldProduct'> | null;
  form: OrderForm;
  method: MethodState;
  isPaying: boolean;
}

/** What is bought, how it is paid, and what it costs. */
export function OrderView(props: OrderViewProps) {
  const messages = useMessages(purchasesMessages);
  const formats = useAllFormats();
  const { list, coupon, replaces, form, method, isPaying } = props;
  const { quote } = form;
  return (
    <div className="ul-stack ul-gap-20" aria-busy={isPaying}>
      {replaces && <Note>{messages.replaces(replaces.name)}</Note>}
      <PlansView prices={list.prices} value={form.price?.id} onChange={form.onPrice} />
      {list.cohorts.length > 0 && (
        <CohortSelect
          cohorts={list.cohorts}
          value={form.cohortId === undefined ? '' : String(form.cohortId)}
          onChange={(id) => form.onCohort(Number(id))}
        />
      )}
      <CouponView {...coupon} />
      {(list.asksShipping || list.asksTshirt) && (
        <AddressView
          list={list}
          address={form.address}
          isKept={form.isAddressKept}
          onChange={form.onAddress}
        />
      )}
      {quote && needsMethod(quote) && <MethodView {...method} isDisabled={isPaying} />}
      {form.bumps.map((bump) => (
        <div key={bump.id} className="ul-purchase__bump">
          <Checkbox
            isSelected={form.bumpIds.includes(bump.id)}
            onChange={(isAdded) => form.onBump(bump.id, isAdded)}
          >
            <b className="ul-strong">{bump.title}</b>
          </Checkbox>
          <p className="ul-muted">{bump.text}</p>
          <p>
            {bump.price.listPrice && (
              <s className="ul-muted ul-num">{formats.money(bump.price.listPrice)}</s>
            )}{' '}
            <b className="ul-strong ul-num">{formats.money(bump.price.amount)}</b>{' '}
            <span className="ul-small ul-muted">{messages.bumpPrice}</span>
          </p>
        </div>
      ))}
      {quote && (
        <CreditsOption
          currency={quote.currency}
          isUsed={form.useCredits}
          onChange={form.onCredits}
        />
      )}
      {quote && <SummaryView quote={quote} isStale={form.isQuoting} />}
    </div>
  );
}
