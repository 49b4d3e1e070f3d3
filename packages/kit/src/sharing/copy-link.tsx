import { useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { TextField } from '@uplink/ui/field';
import type { ReactNode } from 'react';
import { useCopy } from './copy.ts';
import { copyLinkMessages } from './copy-link.messages.ts';

export interface CopyLinkProps {
  /** Names the field. */
  label: string;
  /** The address. */
  url: string;
  /** Of the button. @default 'Copy link' */
  copyLabel?: string;
  /** What the button that copies is for. @default 'secondary' */
  variant?: 'primary' | 'secondary';
  /** Told once it is copied. */
  onCopied?: () => void;
  /** Further buttons beside the one that copies. */
  children?: ReactNode;
}

/** An address to read and to copy, and whether that worked. */
export function CopyLink(props: CopyLinkProps) {
  const messages = useMessages(copyLinkMessages);
  const { label, url, copyLabel = messages.copy, variant, onCopied, children } = props;
  const { said, copy } = useCopy(onCopied);
  return (
    <>
      <TextField label={label} value={url} isReadOnly />
      <div className="ul-cluster">
        <Button {...(variant && { variant })} onPress={() => copy(url)}>
          {copyLabel}
        </Button>
        {children}
      </div>
      <p className="ul-small ul-muted" role="status">
        {said}
      </p>
    </>
  );
}
