import { useLocation, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { projectStepAt } from '@uplink/api-client/domain';
import { ModuleList, ProductDetail } from '@uplink/learner/catalog';
import { Outline } from '@uplink/learner/learning';
import { lazyPart, useLazyPart } from '../../app/lazy-part.ts';
import { NotFound } from '../../app/not-found.tsx';
import { useQuiet } from '../../app/quiet.ts';
import { readProductSearch } from './product.search.ts';
import { ProductLabs } from './product-labs.tsx';
import { ProgramMilestones } from './program-milestones.tsx';
import { useKind } from './use-kind.ts';

const productRatings = lazyPart(async () => (await import('./product-ratings.tsx')).ProductRatings);

const renderLabs = (moduleId: number) => <ProductLabs moduleId={moduleId} />;

function useProduct() {
  const { uniqueName = '' } = useParams({ strict: false });
  return { type: useKind().type, uniqueName };
}

export function DetailPage({ openSection }: { openSection?: number }) {
  const product = useProduct();
  const { tab } = readProductSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  // At the end of the page, with most of the code: they wait until all before them is there.
  const isQuiet = useQuiet();
  const ratings = useLazyPart(productRatings, { isWanted: isQuiet });
  return (
    <ProductDetail
      key={product.uniqueName}
      product={product}
      onOpen={(path) => void navigate({ href: path })}
      renderOutline={(id) => <Outline productId={id} openSection={openSection} />}
      openTab={typeof tab === 'number' ? tab : undefined}
      labs={{ isOpen: tab === 'labs', render: renderLabs }}
      milestones={{
        isOpen: tab === 'milestones',
        render: (moduleId, cohort) => <ProgramMilestones moduleId={moduleId} cohort={cohort} />,
      }}
      renderRatings={(module) => ratings.status === 'ready' && <ratings.Part module={module} />}
    />
  );
}

export function ModulesPage() {
  return (
    <ModuleList
      product={useProduct()}
      renderOutline={(id) => <Outline productId={id} />}
      renderLabs={renderLabs}
    />
  );
}

export function ProjectStepPage() {
  const step = projectStepAt(useLocation().pathname);
  return step === undefined ? <NotFound /> : <DetailPage openSection={step} />;
}
