import { useLocation, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { ModuleType, projectStepAt } from '@uplink/api-client/domain';
import { ModuleList, ProductDetail, ProductList } from '@uplink/learner/catalog';
import { Outline } from '@uplink/learner/learning';
import { useCallback } from 'react';
import { lazyPart, useLazyPart } from '../../app/lazy-part.ts';
import { NotFound } from '../../app/not-found.tsx';
import { type CatalogSearch, readCatalogSearch } from './catalog.search.ts';
import { readProductSearch } from './product.search.ts';
import { ProductLabs } from './product-labs.tsx';
import { ProgramMilestones } from './program-milestones.tsx';

const kinds: Record<string, { type: number; title: string; noun: string }> = {
  programs: { type: ModuleType.program, title: 'Programs', noun: 'programs' },
  courses: { type: ModuleType.course, title: 'Courses', noun: 'courses' },
  projects: { type: ModuleType.project, title: 'Projects', noun: 'projects' },
  bundles: { type: ModuleType.bundle, title: 'Bundles', noun: 'bundles' },
  // The list of labs is a page of its own.
  'practice-labs': { type: ModuleType.labs, title: 'Practice labs', noun: 'labs' },
};

const productRatings = lazyPart(async () => (await import('./product-ratings.tsx')).ProductRatings);

const courses = { type: ModuleType.course, title: 'Courses', noun: 'courses' };

/** Which listing an address belongs to. */
function useKind() {
  const { pathname } = useLocation();
  return kinds[pathname.split('/')[1] ?? ''] ?? courses;
}

export function ListingPage() {
  const { type, title, noun } = useKind();
  const filter = readCatalogSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const onFilterChange = useCallback(
    // Back leads to the list before a choice; letters added to a search are one step.
    (next: CatalogSearch) =>
      void navigate({
        to: '.',
        search: () => next,
        replace:
          filter.search !== undefined && next.search !== undefined && filter.search !== next.search,
      }),
    [navigate, filter.search],
  );
  return (
    <>
      <h1 className="ul-h1" tabIndex={-1}>
        {title}
      </h1>
      <ProductList type={type} noun={noun} filter={filter} onFilterChange={onFilterChange} />
    </>
  );
}

const renderLabs = (moduleId: number) => <ProductLabs moduleId={moduleId} />;

function useProduct() {
  const { uniqueName = '' } = useParams({ strict: false });
  return { type: useKind().type, uniqueName };
}

export function DetailPage({ openSection }: { openSection?: number }) {
  const product = useProduct();
  const { tab } = readProductSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const ratings = useLazyPart(productRatings);
  return (
    <ProductDetail
      key={product.uniqueName}
      product={product}
      onOpen={(path) => void navigate({ href: path })}
      renderOutline={(id) => <Outline productId={id} openSection={openSection} />}
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
