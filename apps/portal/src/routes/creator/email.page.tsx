import { useParams } from '@tanstack/react-router';
import { EmailEditor } from '@uplink/creator/emails';

export function EmailPage() {
  const { emailId = '' } = useParams({ strict: false });
  return <EmailEditor moduleId={Number(emailId)} />;
}
