import { X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { commonMessages } from '../messages/common.messages.ts';
import { useMessages } from '../messages/use-messages.ts';
import { closingOpener, returnFocus } from '../popover/opener.ts';
import './dialog.css';

export interface DialogProps {
  /** The heading, which names it. */
  title: string;
  /** Whether it is shown. */
  isOpen: boolean;
  /** Without it the dialog stays until its reason is gone. */
  onClose?: () => void;
  /** 440 px, 600 px, half of the page up to 760 px, or a sheet at its end. @default 'sm' */
  size?: 'sm' | 'md' | 'half' | 'sheet';
  /** An alert asks for an answer: a press beside it does not close it. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
  /** Content between the heading and the actions. */
  children: ReactNode;
  /** Actions at the foot; they stay in sight. */
  footer?: ReactNode;
}

/** Asks or shows something above the page; keeps focus inside, gives it back, closes on Escape. */
export function Dialog({
  title,
  isOpen,
  onClose,
  size = 'sm',
  role = 'dialog',
  children,
  footer,
}: DialogProps) {
  const messages = useMessages(commonMessages);
  return (
    <ModalOverlay
      className="ul-scrim"
      data-size={size}
      isOpen={isOpen}
      isDismissable={role === 'dialog' && onClose !== undefined}
      isKeyboardDismissDisabled={!onClose}
      onOpenChange={(open) => !open && onClose?.()}
    >
      <Modal className="ul-modal" data-size={size}>
        <FocusReturn />
        <AriaDialog className="ul-dialog" role={role}>
          <div className="ul-dialog__head">
            <Heading slot="title" level={2} className="ul-h2">
              {title}
            </Heading>
            {onClose && (
              <IconButton
                size="sm"
                aria-label={messages.close}
                icon={<Icon as={X} />}
                onPress={onClose}
              />
            )}
          </div>
          <div className="ul-dialog__body">{children}</div>
          {footer && <div className="ul-dialog__foot">{footer}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** React Aria gives the focus back to what had it, which is nothing while a menu closes. */
function FocusReturn() {
  const [opener] = useState(closingOpener);
  useEffect(() => () => void (opener && returnFocus(opener)), [opener]);
  return null;
}
