import { useMessages } from '@uplink/api-client/messages';
import { BrandMark } from '@uplink/ui/brand';
import { frontMessages } from './front.messages.ts';

/** The academy's mark and name, which lead home. */
export function Brand() {
  const messages = useMessages(frontMessages);
  return (
    <a className="ul-brand" href="/" aria-label={messages.home}>
      <BrandMark />
      <span>
        Uplink <em>Academy</em>
      </span>
    </a>
  );
}
