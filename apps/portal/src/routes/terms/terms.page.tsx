import { useParams } from '@tanstack/react-router';
import { Terms } from '@uplink/learner/terms';

export function TermsPage() {
  const { moduleId = '' } = useParams({ strict: false });
  return <Terms key={moduleId} moduleId={Number(moduleId)} />;
}
