import { useParams } from '@tanstack/react-router';
import { LabStagesEditor } from '@uplink/creator/labs';

export function LabStagesPage() {
  const { labId = '' } = useParams({ strict: false });
  return <LabStagesEditor labId={Number(labId)} backHref="/creator/labs" />;
}
