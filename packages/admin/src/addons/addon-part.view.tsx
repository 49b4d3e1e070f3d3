import { useMessages } from '@uplink/api-client/messages';
import { FormFault, type FormFrame, SaveBar, type SaveBarProps } from '@uplink/kit/forms';
import { Card } from '@uplink/ui/card';
import { type ReactNode, useId } from 'react';
import { addonsMessages } from './addons.messages.ts';
import type { AddonTab } from './addons.types.ts';

export interface AddonPartCardProps {
  tab: AddonTab;
  form: FormFrame & SaveBarProps['form'];
  changeCount: number;
  children: ReactNode;
}

/** The fields of a part of an add-on, with the button that stores them. */
export function AddonPartCard({ tab, form, changeCount, children }: AddonPartCardProps) {
  const messages = useMessages(addonsMessages);
  const id = useId();
  return (
    <Card>
      <form {...form.formProps} id={id} className="ul-stack ul-gap-24">
        <h2 className="ul-h3">{messages.tabs[tab]}</h2>
        {children}
        <FormFault form={form} />
        <SaveBar formId={id} form={form} changeCount={changeCount} action={messages.save[tab]} />
      </form>
    </Card>
  );
}
