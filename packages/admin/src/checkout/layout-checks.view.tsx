import { useMessages } from '@uplink/api-client/messages';
import { Card } from '@uplink/ui/card';
import { Icon } from '@uplink/ui/icon';
import { Check as CheckMark, TriangleAlert } from 'lucide-react';
import { layoutMessages } from './layout.messages.ts';
import type { checksOf } from './layout-checks.rules.ts';

/** What is worth a look before a page is published; nothing of it holds the page back. */
export function LayoutChecks({ checks }: { checks: ReturnType<typeof checksOf> }) {
  const messages = useMessages(layoutMessages);
  return (
    <Card title={messages.check}>
      <ul className="ul-checkout-checks ul-small">
        {checks.map(({ check, isOk }) => (
          <li key={check} data-ok={isOk || undefined}>
            <Icon as={isOk ? CheckMark : TriangleAlert} size={16} />
            <span>{messages.checks[check][isOk ? 'ok' : 'fault']}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
