import { useMessages } from '@uplink/api-client/messages';
import { useCopy } from '@uplink/kit/sharing';
import { Button } from '@uplink/ui/button';
import { Copy } from 'lucide-react';
import { referralMessages } from './referral.messages.ts';

/** Copies words for a message, and says whether that worked. */
export function CopyText({ text }: { text: string }) {
  const messages = useMessages(referralMessages);
  const { said, copy } = useCopy();
  return (
    <>
      <Button icon={<Copy className="ul-icon" size={16} aria-hidden />} onPress={() => copy(text)}>
        {messages.copyText}
      </Button>
      <span className="ul-small ul-muted" role="status">
        {said}
      </span>
    </>
  );
}
