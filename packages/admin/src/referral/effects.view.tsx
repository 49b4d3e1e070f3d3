import { useMessages } from '@uplink/api-client/messages';
import { adminReferralMessages } from './referral.messages.ts';

/** Says before something is done what that does. */
export function Effects({ lines }: { lines: readonly string[] }) {
  const messages = useMessages(adminReferralMessages);
  return (
    <section aria-label={messages.effects}>
      <h3 className="ul-small ul-strong">{messages.effects}</h3>
      <ul className="ul-small">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
