import {
  Award,
  BookOpen,
  CreditCard,
  FileCheck,
  FlaskConical,
  Folder,
  GraduationCap,
  Hammer,
  House,
  Inbox,
  Layers,
  LifeBuoy,
  List,
  ListChecks,
  type LucideIcon,
  NotebookPen,
  Share2,
  Shield,
  Timer,
  User,
  Users,
} from 'lucide-react';

const icons: Record<string, LucideIcon> = {
  award: Award,
  'book-open': BookOpen,
  'credit-card': CreditCard,
  'file-check': FileCheck,
  flask: FlaskConical,
  folder: Folder,
  'graduation-cap': GraduationCap,
  hammer: Hammer,
  house: House,
  inbox: Inbox,
  layers: Layers,
  'life-buoy': LifeBuoy,
  list: List,
  'list-checks': ListChecks,
  notebook: NotebookPen,
  share: Share2,
  shield: Shield,
  timer: Timer,
  user: User,
  users: Users,
};

/** The icon the menu names; a plain folder for one this portal does not know. */
export function menuIcon(name: string): LucideIcon {
  return icons[name] ?? Folder;
}
