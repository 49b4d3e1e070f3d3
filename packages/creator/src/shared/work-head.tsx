import { Confirm } from '@uplink/kit/dialogs';
import { IconButton } from '@uplink/ui/button';
import { Icon } from '@uplink/ui/icon';
import { Link } from '@uplink/ui/link';
import { Menu } from '@uplink/ui/menu';
import { Status } from '@uplink/ui/status';
import { Ellipsis } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import './work-head.css';

export interface WorkHeadProps {
  title: string;
  /** The message about its faults, if there are any. */
  faults: string | undefined;
  facts: ReactNode;
  back: { href: string; label: string };
  /** A fault that stands in the way of saving. */
  alert?: string | undefined;
  /** The bar that saves it. */
  children?: ReactNode;
}

/** The quiz or homework that is edited, its state, and the button that saves it. */
export function WorkHead({ title, faults, facts, back, alert, children }: WorkHeadProps) {
  return (
    <div className="ul-editor-head">
      <div>
        <div className="ul-cluster ul-gap-12">
          <h1 className="ul-h1" tabIndex={-1}>
            {title}
          </h1>
          {faults && <Status kind="fault">{faults}</Status>}
        </div>
        <p className="ul-muted">{facts}</p>
        <Link href={back.href}>{back.label}</Link>
        {alert && (
          <p className="ul-small ul-fault" role="alert">
            {alert}
          </p>
        )}
      </div>
      {children}
    </div>
  );
}

export interface RemoveWorkProps {
  words: { more: string; remove: string };
  title: string;
  isDeleting: boolean;
  deleteError: string | undefined;
  onDelete: () => Promise<unknown>;
  /** What becomes of what learners handed in. */
  children: ReactNode;
}

/** Takes a quiz or homework out of its lesson, once that is confirmed. */
export function RemoveWork(props: RemoveWorkProps) {
  const { words, title, isDeleting, deleteError, onDelete, children } = props;
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  return (
    <>
      <Menu
        aria-label={words.more}
        trigger={<IconButton aria-label={words.more} icon={<Icon as={Ellipsis} />} />}
        groups={[[{ id: 'delete', label: words.remove, tone: 'danger' }]]}
        onAction={() => setAsked(true)}
      />
      <Confirm
        title={title}
        confirmLabel={words.remove}
        isDanger
        isOpen={isAsked}
        isPending={isDeleting}
        onClose={close}
        onConfirm={() => void onDelete().then(close, () => {})}
      >
        {children}
        {deleteError && (
          <span className="ul-small ul-fault" role="alert">
            {deleteError}
          </span>
        )}
      </Confirm>
    </>
  );
}
