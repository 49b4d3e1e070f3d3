import { useParams } from '@tanstack/react-router';
import { ModuleType } from '@uplink/api-client/domain';
import { Survey } from '@uplink/learner/surveys';

export function SurveyPage() {
  const { uniqueName = '' } = useParams({ strict: false });
  return <Survey key={uniqueName} product={{ type: ModuleType.program, uniqueName }} />;
}
