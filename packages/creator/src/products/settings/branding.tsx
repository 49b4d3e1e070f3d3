import { useMessages } from '@uplink/api-client/messages';
import { PictureField } from '@uplink/kit/files';
import { Switch } from '@uplink/ui/switch';
import { settingsMessages } from './settings.messages.ts';
import { type StepContext, useStepForm } from './step-form.controller.ts';
import { StepFrame, StepGroup } from './step-frame.view.tsx';

/** The pictures of a product. */
export function Branding(context: StepContext) {
  const messages = useMessages(settingsMessages);
  const step = useStepForm(context, {
    toValues: ({ headerImage, overlay, logo }) => ({ headerImage, overlay, logo }),
    toChange: (values, changed) =>
      Object.fromEntries(changed.map((field) => [field, values[field]])),
  });
  const { form } = step;
  return (
    <StepFrame step={step} learnerCount={context.product.learnerCount}>
      <StepGroup title={messages.headerImage} text={messages.headerImageHelp}>
        <PictureField
          label={messages.headerImage}
          category="moduleImage"
          stored={context.settings.headerImage}
          {...form.field('headerImage')}
        />
        <Switch {...form.flag('overlay')} description={messages.overlayHelp}>
          {messages.overlay}
        </Switch>
      </StepGroup>
      <StepGroup title={messages.logo} text={messages.logoHelp}>
        <PictureField
          label={messages.logo}
          category="moduleLogo"
          stored={context.settings.logo}
          {...form.field('logo')}
        />
      </StepGroup>
    </StepFrame>
  );
}
