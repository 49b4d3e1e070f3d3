import { BrandMark } from '@uplink/ui/brand';
import { messages } from './front.messages.ts';

/** The academy's mark and name, which lead home. */
export function Brand() {
  return (
    <a className="ul-brand" href="/" aria-label={messages.home}>
      <BrandMark />
      <span>
        Uplink <em>Academy</em>
      </span>
    </a>
  );
}
