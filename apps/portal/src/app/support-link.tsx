import { useQuery } from '@tanstack/react-query';
import { configurationQuery } from '@uplink/api-client/react';
import { LinkButton } from '@uplink/ui/button';
import { client, queryClient } from './client.ts';
import { supportMail } from './support-mail.ts';

/** While the deployment's own is not known. */
const defaultAddress = 'support@uplink.example';

export interface SupportLinkProps {
  /** What went wrong, for the mail. */
  error?: Error;
  /** @default 'secondary' */
  variant?: 'primary' | 'secondary';
}

/** Opens a mail to support that says already where it comes from. */
export function SupportLink({ error, variant }: SupportLinkProps) {
  // A page that crashed has no provider around it.
  const configuration = useQuery(configurationQuery(client), queryClient).data;
  const address = configuration?.supportEmail ?? defaultAddress;
  return (
    <LinkButton variant={variant} href={supportMail(address, error)}>
      Contact support
    </LinkButton>
  );
}
