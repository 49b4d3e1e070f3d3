import { SHARING_NETWORKS, type Shared, sharingUrl } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { Button, LinkButton } from '@uplink/ui/button';
import { Dialog } from '@uplink/ui/dialog';
import { ExternalLink } from 'lucide-react';
import { CopyLink } from './copy-link.tsx';
import { canShareByApp, shareByApp } from './share-by-app.ts';
import { sharingMessages } from './sharing.messages.ts';
import './sharing.css';

export interface SharingDialogProps extends Shared {
  /** Names the dialog, e.g. 'Share your certificate'. */
  title: string;
  /** Who can read what lies behind the link. */
  note: string;
  onClose: () => void;
  /** Told when someone went to a network or copied the link. */
  onShared: () => void;
}

/** The words and the link, with the networks that take them and the button that copies. */
export function SharingDialog({ title, text, url, note, onClose, onShared }: SharingDialogProps) {
  const messages = useMessages(sharingMessages);
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <div className="ul-stack ul-gap-16">
        <blockquote className="ul-sharing__text">{text}</blockquote>
        <p className="ul-small ul-muted">{note}</p>
        <div>
          <p className="ul-medium" id="ul-sharing-networks">
            {messages.shareOn}
          </p>
          <ul className="ul-sharing__networks" aria-labelledby="ul-sharing-networks">
            {SHARING_NETWORKS.map((network) => (
              <li key={network}>
                <LinkButton
                  href={sharingUrl(network, { text, url })}
                  target="_blank"
                  rel="noopener noreferrer"
                  endIcon={<ExternalLink className="ul-icon" size={16} aria-hidden />}
                  onPress={onShared}
                >
                  {messages.networks[network]}
                  <span className="ul-sr">, {messages.newTab}</span>
                </LinkButton>
              </li>
            ))}
          </ul>
          <p className="ul-small ul-subtle">{messages.words}</p>
        </div>
        <CopyLink label={messages.link} url={url} onCopied={onShared}>
          {canShareByApp() && (
            <Button onPress={() => shareByApp({ text, url }, onShared)}>{messages.apps}</Button>
          )}
        </CopyLink>
      </div>
    </Dialog>
  );
}
