import { Outlet, useRouter } from '@tanstack/react-router';
import { Icon } from '@uplink/ui/icon';
import {
  ArrowLeft,
  Award,
  Bell,
  FlaskConical,
  Layers,
  type LucideIcon,
  Mail,
  ShieldCheck,
  Timer,
} from 'lucide-react';
import { useMemo } from 'react';
import { useOwnWays } from '../../shell/place.ts';
import { UnsavedGuard } from '../shared/unsaved-guard.tsx';

/** The navigation of the creator tools (specification, section 2). */
export const creatorTabs = [
  { label: 'Products', path: '/creator/products', icon: Layers },
  { label: 'Exams', path: '/creator/exams', icon: Timer },
  { label: 'SQC', path: '/creator/sqc', icon: ShieldCheck },
  { label: 'Email', path: '/creator/email', icon: Mail },
  { label: 'Certifications', path: '/creator/certifications', icon: Award },
  { label: 'Labs', path: '/creator/labs', icon: FlaskConical },
  { label: 'Notifications', path: '/creator/notifications', icon: Bell },
];

/** What stands around every page of the creator tools: their own navigation in the place of the menu. */
export function CreatorFrame() {
  const { routesByPath } = useRouter();
  const ways = useMemo(() => {
    const tabs = creatorTabs.filter(({ path }) => path in routesByPath);
    return {
      top: [
        {
          id: 'creator',
          label: 'Creator',
          entries: tabs.map(({ label, path, icon }) => way(label, path, icon)),
        },
      ],
      bottom: [way('Learner portal', '/', ArrowLeft)],
    };
  }, [routesByPath]);
  useOwnWays(ways);
  return (
    <>
      <Outlet />
      <UnsavedGuard />
    </>
  );
}

const way = (label: string, href: string, icon: LucideIcon) => ({
  id: href,
  label,
  href,
  icon: <Icon as={icon} />,
});
