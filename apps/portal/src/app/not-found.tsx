import { PAGE_ERRORS } from '@uplink/api-client/domain';
import { LinkButton } from '@uplink/ui/button';
import { BlackHole, State } from '@uplink/ui/states';
import { House } from 'lucide-react';
import { FullPage } from './full-page.tsx';

/** The page of an unknown address. */
export function NotFound() {
  return (
    <FullPage>
      <State
        isPage
        art={<BlackHole />}
        title={PAGE_ERRORS.notFound}
        action={
          <LinkButton variant="primary" href="/" icon={<House className="ul-icon" size={16} />}>
            Go home
          </LinkButton>
        }
      >
        There's no route to this address. The page may have moved, or the address may be wrong.
      </State>
    </FullPage>
  );
}
