import { EmptyEmail } from '@uplink/learner/emails';
import { Card } from '@uplink/ui/card';

export function EmailsPage() {
  return (
    <>
      <h1 className="ul-h1" tabIndex={-1}>
        Emails
      </h1>
      <div className="ul-page-body">
        <Card>
          <EmptyEmail />
        </Card>
      </div>
    </>
  );
}
