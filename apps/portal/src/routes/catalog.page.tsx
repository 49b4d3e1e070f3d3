import { useLocation, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { isProjectStepPath, ModuleType } from '@uplink/api-client/domain';
import { ModuleList, ProductDetail, ProductList } from '@uplink/learner/catalog';
import { Outline } from '@uplink/learner/learning';
import { useCallback } from 'react';
import { lazyPart, useLazyPart } from '../app/lazy-part.ts';
import { NotFound } from '../app/not-found.tsx';
import type { CatalogSearch } from './catalog.search.ts';
import { readProgramSearch } from './program.search.ts';
import { ProgramMilestones } from './program-milestones.tsx';

const kinds: Record<string, { type: number; title: string; noun: string }> = {
  programs: { type: ModuleType.program, title: 'Programs', noun: 'programs' },
  courses: { type: ModuleType.course, title: 'Courses', noun: 'courses' },
  projects: { type: ModuleType.project, title: 'Projects', noun: 'projects' },
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
  const filter: CatalogSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const onFilterChange = useCallback(
    (search: CatalogSearch) => void navigate({ to: '.', search: () => search, replace: true }),
    [navigate],
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

function useProduct() {
  const { uniqueName = '' } = useParams({ strict: false });
  return { type: useKind().type, uniqueName };
}

export function DetailPage({ openSection }: { openSection?: number }) {
  const product = useProduct();
  const { tab } = readProgramSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const ratings = useLazyPart(productRatings);
  return (
    <>
      <ProductDetail
        key={product.uniqueName}
        product={product}
        onOpen={(path) => void navigate({ href: path })}
        renderOutline={(id) => <Outline productId={id} openSection={openSection} />}
        milestones={{
          isOpen: tab === 'milestones',
          render: (moduleId, cohort) => <ProgramMilestones moduleId={moduleId} cohort={cohort} />,
        }}
      />
      {ratings.status === 'ready' && <ratings.Part product={product} />}
    </>
  );
}

export function ModulesPage() {
  return <ModuleList product={useProduct()} renderOutline={(id) => <Outline productId={id} />} />;
}

export function ProjectStepPage() {
  const { pathname } = useLocation();
  return isProjectStepPath(pathname) ? (
    <DetailPage openSection={Number(pathname.slice(-1))} />
  ) : (
    <NotFound />
  );
}
