import { useLocation } from '@tanstack/react-router';
import { TabLinks } from '@uplink/ui/tabs';
import type { ReactNode } from 'react';

export interface AccountFrameProps {
  title: string;
  /** What is set, or what was learned. */
  part: keyof typeof parts;
  children: ReactNode;
}

const parts = {
  settings: {
    name: 'Your settings',
    items: [
      { href: '/profile', label: 'Profile' },
      { href: '/security', label: 'Security' },
      { href: '/notifications/settings', label: 'Notifications' },
    ],
  },
  learner: {
    name: 'Your learning',
    items: [
      { href: '/overview', label: 'Overview' },
      { href: '/learning', label: 'Learning' },
      { href: '/achievements', label: 'Achievements' },
      { href: '/playlists', label: 'Playlists' },
      { href: '/following', label: 'Following' },
      { href: '/followers', label: 'Followers' },
    ],
  },
} as const;

/** A page of the account: its heading, links to the other pages, and its content. */
export function AccountFrame({ title, part, children }: AccountFrameProps) {
  const { pathname } = useLocation();
  const { name, items } = parts[part];
  return (
    <>
      <h1 className="ul-h1" tabIndex={-1}>
        {title}
      </h1>
      <div className="ul-stack ul-gap-24 ul-page-body">
        <TabLinks aria-label={name} items={items} current={pathname.replace(/\/$/, '')} />
        {children}
      </div>
    </>
  );
}
