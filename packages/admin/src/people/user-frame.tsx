'use client';
import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { mayAny } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { meQuery, notReady, userQuery, useUplink } from '@uplink/api-client/react';
import { NotReadyView, noContent, PageSkeleton, useHeldQuery } from '@uplink/kit/states';
import { Avatar } from '@uplink/ui/avatar';
import { IconButton } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { Menu } from '@uplink/ui/menu';
import { TabLinks } from '@uplink/ui/tabs';
import { Ellipsis } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ChangeCohort } from './change-cohort.tsx';
import { deleteUserMessages } from './delete-user.messages.ts';
import { DeleteUser } from './delete-user.tsx';
import { learningDialogsMessages } from './learning-dialogs.messages.ts';
import { ResetProgress } from './reset-progress.tsx';
import { seeAsUserMessages } from './see-as-user.messages.ts';
import { StateDialog } from './state-dialog.view.tsx';
import type { OfUserProps } from './user.types.ts';
import { AccountStatus } from './user-columns.tsx';
import { type StateChange, stateChangesOf, useUserActions } from './user-frame.controller.ts';
import { userFrameMessages } from './user-frame.messages.ts';
import { userListMessages } from './user-list.messages.ts';
import './user.css';

export type UserTab = keyof typeof userFrameMessages.tabs;

export interface UserFrameProps extends OfUserProps {
  /** The tab that is open. */
  tab: UserTab;
  /** Where a tab leads. */
  hrefOf: (tab: UserTab) => string;
  /** Where the person's own view of their learning is shown. */
  viewHref: string;
  /** What else is done with the account, e.g. selling to it. */
  aside?: ReactNode;
  /** The open tab. */
  children: (user: Schema<'ManagedUser'>) => ReactNode;
}

/** Whose account it is and its state, above its tabs. */
export function UserFrame({ userId, tab, hrefOf, children, ...head }: UserFrameProps) {
  const messages = useMessages(userFrameMessages);
  const client = useUplink();
  const me = useQuery(meQuery(client)).data;
  const query = useHeldQuery(userQuery(client, userId));
  if (!query.data)
    return (
      <NotReadyView
        isPage
        backHref="/admin/users"
        state={notReady(query)}
        noun={messages.noun}
        skeleton={<PageSkeleton heights={[120, 320]} />}
        empty={noContent({ title: messages.none, text: messages.noneText })}
      />
    );
  const user = query.data;
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <div className="ul-stack ul-gap-24">
      <Head user={user} name={name} {...head} />
      <TabLinks
        aria-label={messages.tabsOf(name)}
        current={hrefOf(tab)}
        items={(Object.keys(messages.tabs) as UserTab[])
          .filter((id) => id !== 'referral' || id === tab || mayAny(me, 'readRewards'))
          .map((id) => ({
            href: hrefOf(id),
            label: messages.tabs[id],
            count: countOf(user, id),
          }))}
      />
      {children(user)}
    </div>
  );
}

function countOf(user: Schema<'ManagedUser'>, tab: UserTab): number | undefined {
  if (tab === 'purchases') return user.purchaseCount;
  return tab === 'notes' ? user.noteCount : undefined;
}

interface HeadProps extends Pick<UserFrameProps, 'viewHref' | 'aside'> {
  user: Schema<'ManagedUser'>;
  name: string;
}

function Head({ user, name, viewHref, aside }: HeadProps) {
  const deleting = useMessages(deleteUserMessages);
  const seeing = useMessages(seeAsUserMessages);
  const messages = useMessages(userFrameMessages);
  const { roleNames } = useMessages(userListMessages);
  const learningDialogsTexts = useMessages(learningDialogsMessages);
  const [action, setAction] = useState<Action>();
  const close = () => setAction(undefined);
  const actions = useUserActions(user);
  const facts = [
    [user.email, user.phone].filter(Boolean).join(', '),
    user.roles.map((role) => roleNames[role]).join(', '),
    ...user.cohorts,
  ].filter(Boolean);
  return (
    <Card>
      <div className="ul-people__head">
        <Avatar name={name} image={user.avatar} size="lg" isDecorative />
        <div className="ul-people__who">
          <div className="ul-cluster">
            <h1 className="ul-h2" tabIndex={-1}>
              {name}
            </h1>
            <AccountStatus state={user.state} isBare={false} />
          </div>
          <p className="ul-small ul-muted ul-people__facts">
            {facts.join(' · ')} · <span className="ul-mono">{messages.reference(user.id)}</span>
          </p>
        </div>
        <div className="ul-people__do ul-cluster">
          {aside}
          {user.mayEdit && (
            <Menu
              aria-label={messages.more(name)}
              trigger={
                <IconButton
                  aria-label={messages.more(name)}
                  icon={<Ellipsis className="ul-icon" size={18} aria-hidden />}
                />
              }
              groups={[
                [
                  { id: 'seeAs', label: seeing.action, href: viewHref },
                  ...(user.state === 'active'
                    ? [{ id: 'activation', label: messages.sendActivation }]
                    : []),
                ],
                user.state === 'active' ? learningActions(learningDialogsTexts) : [],
                stateChangesOf(user).map((id) => ({
                  id,
                  label: messages[id],
                  ...(['block', 'deactivate'].includes(id) && { tone: 'danger' as const }),
                })),
                user.mayAssignRoles
                  ? [{ id: 'deleteUser', label: deleting.action, tone: 'danger' as const }]
                  : [],
              ].filter((group) => group.length > 0)}
              onAction={(id) =>
                id === 'activation' ? actions.sendActivation() : setAction(id as Action)
              }
            />
          )}
        </div>
      </div>
      <p className="ul-small" role="status">
        {actions.activationResult}
      </p>
      {actions.activationError && (
        <p className="ul-small ul-fault" role="alert">
          {actions.activationError}
        </p>
      )}
      {action === 'changeCohort' && <ChangeCohort user={user} onClose={close} />}
      {action === 'resetProgress' && <ResetProgress user={user} onClose={close} />}
      {action === 'deleteUser' && <DeleteUser user={user} onClose={close} />}
      {isStateChange(action) && (
        <StateDialog user={user} action={action} onChange={actions.change} onClose={close} />
      )}
    </Card>
  );
}

type Action = StateChange | 'changeCohort' | 'resetProgress' | 'deleteUser';

const isStateChange = (action: Action | undefined): action is StateChange =>
  action !== undefined && !['changeCohort', 'resetProgress', 'deleteUser'].includes(action);

const learningActions = (learning: typeof learningDialogsMessages) => [
  { id: 'changeCohort', label: learning.changeCohort },
  { id: 'resetProgress', label: learning.resetProgress },
];
