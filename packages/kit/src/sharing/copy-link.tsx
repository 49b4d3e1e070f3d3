import { Button } from '@uplink/ui/button';
import { TextField } from '@uplink/ui/field';
import { type ReactNode, useState } from 'react';
import { messages } from './copy-link.messages.ts';

export interface CopyLinkProps {
  /** Names the field. */
  label: string;
  url: string;
  /** Of the button. @default 'Copy link' */
  copyLabel?: string;
  /** @default 'secondary' */
  variant?: 'primary' | 'secondary';
  /** Told once it is copied. */
  onCopied?: () => void;
  /** Further buttons beside the one that copies. */
  children?: ReactNode;
}

/** An address to read and to copy, and whether that worked. */
export function CopyLink(props: CopyLinkProps) {
  const { label, url, copyLabel = messages.copy, variant, onCopied, children } = props;
  const [said, setSaid] = useState<string>();
  const copy = async () => {
    // Missing without TLS and in old browsers.
    const isCopied = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    );
    setSaid(isCopied ? messages.copied : messages.notCopied);
    if (isCopied) onCopied?.();
  };
  return (
    <>
      <TextField label={label} value={url} isReadOnly />
      <div className="ul-cluster">
        <Button {...(variant && { variant })} onPress={() => void copy()}>
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
