import { useRouter } from '@tanstack/react-router';
import { Icon } from '@uplink/ui/icon';
import {
  Award,
  Bell,
  FlaskConical,
  Images,
  Layers,
  Library,
  Mail,
  ShieldCheck,
  Timer,
} from 'lucide-react';
import { useMemo } from 'react';
import { StaffFrame } from '../shared/staff-frame.tsx';

/** The navigation of the creator tools (specification, section 2). */
const creatorTabs = [
  { label: 'Products', path: '/creator/products', icon: Layers },
  { label: 'Exams', path: '/creator/exams', icon: Timer },
  { label: 'SQC', path: '/creator/sqc', icon: ShieldCheck },
  { label: 'Email', path: '/creator/email', icon: Mail },
  { label: 'Certifications', path: '/creator/certifications', icon: Award },
  { label: 'Labs', path: '/creator/labs', icon: FlaskConical },
  { label: 'Notifications', path: '/creator/notifications', icon: Bell },
];

/** What several of these pages use. */
const libraryTabs = [
  { label: 'Question bank', path: '/creator/question-bank', icon: Library },
  { label: 'Media', path: '/creator/media', icon: Images },
];

/** Around every page of the creator tools. */
export function CreatorFrame() {
  const { routesByPath } = useRouter();
  const entries = useMemo(() => {
    const shown = (tabs: typeof creatorTabs) =>
      tabs
        .filter(({ path }) => path in routesByPath)
        .map(({ label, path, icon }) => ({
          id: path,
          label,
          href: path,
          icon: <Icon as={icon} />,
        }));
    return [
      { id: 'creator', label: 'Creator', entries: shown(creatorTabs) },
      { id: 'library', label: 'Library', entries: shown(libraryTabs) },
    ];
  }, [routesByPath]);
  return <StaffFrame entries={entries} />;
}
