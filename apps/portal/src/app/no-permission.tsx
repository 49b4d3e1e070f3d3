import { PAGE_ERRORS } from '@uplink/api-client/domain';
import { LinkButton } from '@uplink/ui/button';
import { State, Wall } from '@uplink/ui/states';
import { FullPage } from './full-page.tsx';
import { SupportLink } from './support-link.tsx';

export interface NoPermissionProps {
  /** Another role is needed, or the account itself is closed. */
  variant: 'noAccess' | 'unauthorized';
  /** Who the area is for, in a sentence. */
  openTo?: string;
}

/** The page shown instead of an area that the user has no access to. */
export function NoPermission({ variant, openTo }: NoPermissionProps) {
  if (variant === 'unauthorized') {
    return (
      <FullPage>
        <State isPage art={<Wall />} title="Account deactivated" action={<SupportLink />}>
          You can't sign in with this account right now. Contact support to find out why.
        </State>
      </FullPage>
    );
  }
  return (
    <FullPage>
      <State
        isPage
        art={<Wall />}
        title={PAGE_ERRORS.noPermission}
        action={
          <>
            <LinkButton variant="primary" href="/">
              Go home
            </LinkButton>
            <SupportLink />
          </>
        }
      >
        {openTo} If you think you should have access, ask support to check your roles.
      </State>
    </FullPage>
  );
}
