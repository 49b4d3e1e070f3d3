import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { ModuleType } from '@uplink/api-client/domain';
import { frontProductQuery, UplinkProvider } from '@uplink/api-client/react';
import { ProductOffer } from '@uplink/learner/front/offer';
import { queryClient } from '../../app/client.ts';
import { EmbedFrame } from './embed-frame.tsx';
import { visitorClient } from './frame-client.ts';
import { useHost } from './use-host.ts';

/** A course as a card in a frame of a partner's site. */
export function CourseFramePage() {
  const host = useHost();
  const { name: uniqueName = '' } = useParams({ strict: false });
  const product = { type: ModuleType.course, uniqueName };
  const content = useQuery(frontProductQuery(visitorClient, product));
  return (
    <EmbedFrame host={host} content={content}>
      <div className="ul-embed-frame__lesson">
        <UplinkProvider client={visitorClient} queryClient={queryClient}>
          <ProductOffer {...product} heading="h1" />
        </UplinkProvider>
      </div>
    </EmbedFrame>
  );
}
