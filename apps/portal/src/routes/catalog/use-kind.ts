import { useLocation } from '@tanstack/react-router';
import { ModuleType } from '@uplink/api-client/domain';

const kinds: Record<string, { type: number; title: string; noun: string }> = {
  programs: { type: ModuleType.program, title: 'Programs', noun: 'programs' },
  courses: { type: ModuleType.course, title: 'Courses', noun: 'courses' },
  projects: { type: ModuleType.project, title: 'Projects', noun: 'projects' },
  bundles: { type: ModuleType.bundle, title: 'Bundles', noun: 'bundles' },
  // The list of labs is a page of its own.
  'practice-labs': { type: ModuleType.labs, title: 'Practice labs', noun: 'labs' },
};

const courses = { type: ModuleType.course, title: 'Courses', noun: 'courses' };

/** Which listing an address belongs to. */
export function useKind() {
  const { pathname } = useLocation();
  return kinds[pathname.split('/')[1] ?? ''] ?? courses;
}
