import { useNavigate, useParams } from '@tanstack/react-router';
import { AuthorNotification } from '@uplink/creator/notifications';

export function NotificationPage() {
  const { notificationId = '' } = useParams({ strict: false });
  const navigate = useNavigate();
  return (
    <AuthorNotification
      key={notificationId}
      notificationId={notificationId === 'new' ? undefined : Number(notificationId)}
      onDone={() => void navigate({ href: '/creator/notifications' })}
    />
  );
}
