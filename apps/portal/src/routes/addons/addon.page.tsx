import { useParams } from '@tanstack/react-router';
import { AddonDetail } from '@uplink/learner/addons';
import { SupportLink } from '../../app/support-link.tsx';

/** Something without lessons that the learner owns. */
export function AddonPage() {
  const { uniqueName = '' } = useParams({ strict: false });
  return (
    <AddonDetail
      key={uniqueName}
      uniqueName={uniqueName}
      homeHref="/"
      orderHref={(id) => `/billing/purchases/${id}`}
      support={<SupportLink />}
    />
  );
}
