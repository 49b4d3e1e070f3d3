import { useQuery } from '@tanstack/react-query';
import { secondFactorQuery, useUplink } from '@uplink/api-client/react';
import { LinkButton } from '@uplink/ui/button';
import { State } from '@uplink/ui/states';
import type { ReactNode } from 'react';

/** Staff whose sign-in lacks the required second factor are led to where they set it up. */
export function SecondFactorDoor({ children }: { children: ReactNode }) {
  const { data } = useQuery(secondFactorQuery(useUplink()));
  if (!data?.isRequired || data.isPassed) return children;
  return (
    <State
      title="Protect your account first"
      action={
        <LinkButton variant="primary" href="/security">
          Open Security
        </LinkButton>
      }
    >
      These pages show other people’s data and move money. Set up a second factor, or sign in again
      with the one you have.
    </State>
  );
}
