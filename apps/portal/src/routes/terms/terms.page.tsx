import { useParams } from '@tanstack/react-router';
import { Terms } from '@uplink/learner/terms';
import { NotFound } from '../../app/not-found.tsx';

export function TermsPage() {
  const { moduleId = '' } = useParams({ strict: false });
  if (!/^[1-9]\d{0,14}$/.test(moduleId)) return <NotFound />;
  return <Terms key={moduleId} moduleId={Number(moduleId)} />;
}
