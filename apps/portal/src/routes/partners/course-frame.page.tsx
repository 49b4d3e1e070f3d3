import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { ModuleType } from '@uplink/api-client/domain';
import { frontProductQuery, useUplink } from '@uplink/api-client/react';
import { ProductOffer } from '@uplink/learner/front/offer';
import { EmbedFrame } from './embed-frame.tsx';
import { useHost } from './use-host.ts';

/** A course as a card in a frame of a partner's site. */
export function CourseFramePage() {
  const host = useHost();
  const { name: uniqueName = '' } = useParams({ strict: false });
  const product = { type: ModuleType.course, uniqueName };
  const content = useQuery(frontProductQuery(useUplink(), product));
  return (
    <EmbedFrame host={host} content={content}>
      <div className="ul-embed-frame__lesson">
        <ProductOffer {...product} />
      </div>
    </EmbedFrame>
  );
}
