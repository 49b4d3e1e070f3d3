import { useFormats, useMessages } from '@uplink/api-client/messages';
import { ShareButton } from '@uplink/kit/sharing';
import { Button } from '@uplink/ui/button';
import { Dialog } from '@uplink/ui/dialog';
import { xpMessages } from '../xp.messages.ts';
import type { LevelUp } from './level-up.controller.ts';
import './level-up.css';

/** The one celebration: the link is drawn to the new node, once. */
export function LevelUpView({ level, points, shareUrl, onClose }: LevelUp) {
  const messages = useMessages(xpMessages);
  const formats = useFormats();
  return (
    <Dialog
      title={messages.levelNamed(level)}
      isOpen
      onClose={onClose}
      footer={
        <>
          {shareUrl && (
            <ShareButton
              title={messages.shareTitle}
              text={messages.shareText(level)}
              url={shareUrl}
              note={messages.shareNote}
            />
          )}
          <Button variant="primary" onPress={onClose}>
            {messages.keepLearning}
          </Button>
        </>
      }
    >
      <div className="ul-levelup">
        <svg viewBox="0 0 240 104" role="img" aria-label={messages.reached(level)}>
          <path className="ul-levelup__behind" d="M24 88 84 76" />
          <path className="ul-levelup__link" d="M84 76 138 38" />
          <path className="ul-levelup__ahead" d="M138 38 190 54 226 20" />
          <circle className="ul-levelup__hop" cx="24" cy="88" r="7" />
          <circle className="ul-levelup__hop" cx="84" cy="76" r="7" />
          <circle className="ul-levelup__halo" cx="138" cy="38" r="26" />
          <circle className="ul-levelup__hop" cx="138" cy="38" r="21" />
          <text className="ul-levelup__level" x="138" y="45" textAnchor="middle">
            {level}
          </text>
          <circle className="ul-levelup__next" cx="190" cy="54" r="7" />
          <circle className="ul-levelup__next" cx="226" cy="20" r="7" />
        </svg>
        <p>{messages.evidence(formats.number(points))}</p>
      </div>
    </Dialog>
  );
}
