import { AutosaveSign, FormFault, type FormFrame } from '@uplink/kit/forms';
import { Card } from '@uplink/ui/card';
import type { ReactNode } from 'react';
import type { PagePart } from './page-part.controller.ts';

export interface PartCardProps {
  title: string;
  text?: string;
  form: FormFrame;
  saving: PagePart<object>['saving'];
  children: ReactNode;
}

/** The fields of a part of a page, and how safe they are. */
export function PartCard({ title, text, form, saving, children }: PartCardProps) {
  return (
    <Card>
      <form {...form.formProps} className="ul-stack ul-gap-24 ul-checkout-part">
        <div className="ul-checkout-part__head">
          <h2 className="ul-h3">{title}</h2>
          <AutosaveSign state={saving.state} savedAt={saving.savedAt} onRetry={saving.retry} />
        </div>
        {text && <p className="ul-muted">{text}</p>}
        {children}
        <FormFault form={form} />
      </form>
    </Card>
  );
}
