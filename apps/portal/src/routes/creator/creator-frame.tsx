import { useRouter } from '@tanstack/react-router';
import { Icon } from '@uplink/ui/icon';
import { Award, Bell, FlaskConical, Layers, Mail, ShieldCheck, Timer } from 'lucide-react';
import { useMemo } from 'react';
import { StaffFrame } from '../shared/staff-frame.tsx';

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

/** Around every page of the creator tools. */
export function CreatorFrame() {
  const { routesByPath } = useRouter();
  const entries = useMemo(() => {
    const tabs = creatorTabs
      .filter(({ path }) => path in routesByPath)
      .map(({ label, path, icon }) => ({ id: path, label, href: path, icon: <Icon as={icon} /> }));
    return [{ id: 'creator', label: 'Creator', entries: tabs }];
  }, [routesByPath]);
  return <StaffFrame entries={entries} />;
}
