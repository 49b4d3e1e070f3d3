import { useMessages } from '@uplink/api-client/messages';
import type { Form } from '@uplink/kit/forms';
import { Button, IconButton } from '@uplink/ui/button';
import { Icon } from '@uplink/ui/icon';
import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { layoutMessages } from './layout.messages.ts';
import type { LayoutValues } from './layout.rules.ts';

/** What the fields of an element are given. */
export interface ElementFieldsProps {
  form: Form<LayoutValues>;
  /** As the server has it: pictures that are new have no address yet. */
  stored: LayoutValues;
  coupons: readonly string[];
}

/** Something without a label of its own. */
export function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="ul-stack ul-gap-8 ul-checkout-plain">
      <legend className="ul-medium">{label}</legend>
      {children}
    </fieldset>
  );
}

/** Takes one of several away. */
export function Removal({ name, onPress }: { name: string; onPress: () => void }) {
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

/** Adds one more, up to a limit. */
export function Adding({
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
