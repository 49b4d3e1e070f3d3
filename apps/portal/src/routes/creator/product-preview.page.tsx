import { Link, useParams, useSearch } from '@tanstack/react-router';
import type { Schema } from '@uplink/api-client';
import { productPath } from '@uplink/api-client/domain';
import {
  createQueryClient,
  modulePreviewQuery,
  notReady,
  UplinkProvider,
  useUplink,
} from '@uplink/api-client/react';
import { defineSearch, oneOf, wholeNumber } from '@uplink/kit/search';
import { Note, NotReadyView, useHeldQuery } from '@uplink/kit/states';
import { ProductDetail } from '@uplink/learner/catalog';
import { ModuleLabs } from '@uplink/learner/labs/of-product';
import { Outline } from '@uplink/learner/learning';
import { Skeleton } from '@uplink/ui/skeleton';
import { useState } from 'react';
import { createPreviewClient } from './preview-client.ts';
import { usePreviewLinks } from './preview-links.ts';

const labs = oneOf('labs');
const numbered = wholeNumber();
/** Which tab is open: the labs, or one of the authors' by its number. */
const readPreviewSearch = defineSearch({ tab: (value) => labs(value) ?? numbered(value) });

/** The page of a product as learners see it, for its author: nothing that is done here is stored. */
export function ProductPreviewPage() {
  const { productId = '' } = useParams({ strict: false });
  const query = useHeldQuery(modulePreviewQuery(useUplink(), Number(productId)));
  if (!query.data)
    return (
      <NotReadyView
        isPage
        state={notReady(query)}
        noun="The preview"
        skeleton={<Skeleton height={320} />}
      />
    );
  return <ProductPreview key={query.dataUpdatedAt} preview={query.data} />;
}

function ProductPreview({ preview }: { preview: Schema<'ModulePreview'> }) {
  const { module } = preview.details;
  const { product, open, stayHere } = usePreviewLinks(productPath(module));
  const { tab } = readPreviewSearch(useSearch({ strict: false }));
  const [client] = useState(() => createPreviewClient(answersOf(preview)));
  const [queries] = useState(createQueryClient);
  return (
    <div className="ul-stack ul-gap-24">
      <Note>
        This is a preview: the page as a learner sees it after starting. Nothing you do here is
        counted. <Link to={`${product}/settings`}>Back to the editor</Link>
      </Note>
      <div onClickCapture={stayHere}>
        <UplinkProvider client={client} queryClient={queries}>
          <ProductDetail
            product={{ type: module.type, uniqueName: module.uniqueName }}
            onOpen={open}
            renderOutline={(id) => <Outline productId={id} />}
            openTab={typeof tab === 'number' ? tab : undefined}
            labs={{ isOpen: tab === 'labs', render: (id) => <ModuleLabs moduleId={id} /> }}
          />
        </UplinkProvider>
      </div>
    </div>
  );
}

/** What the calls of the page answer. */
function answersOf(preview: Schema<'ModulePreview'>): Record<string, unknown> {
  const { details, intro, children, outline, resources, labs } = preview;
  const path = `/me/modules/${details.module.id}`;
  const overview = { summary: '', nextLesson: null, remainingSeconds: 0 };
  return {
    '/me/modules': [details.module],
    [`${path}/details`]: details,
    [`${path}/children`]: children,
    [`${path}/resources`]: resources,
    [`${path}/overview`]: overview,
    [`${path}/labs`]: labs,
    [`/modules/${details.module.id}/intro-page`]: intro,
    ...(outline && { [`${path}/outline`]: outline }),
  };
}
