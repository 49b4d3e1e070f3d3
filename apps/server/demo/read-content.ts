import { readdir, readFile } from 'node:fs/promises';
import type { StagedLab } from '@uplink/net/exercise';
import { parse } from 'yaml';
import type { ProductContent } from '../src/areas/products/files/content.types.ts';
import { readProduct } from '../src/areas/products/files/read-product.ts';
import type { AddonContent, CheckoutContent } from './types/checkouts.types.ts';
import type { CohortContent, StartContent } from './types/cohort.types.ts';
import type { DiplomasContent } from './types/diplomas.types.ts';
import type { ExamContent } from './types/exams.types.ts';
import type { LabContent } from './types/labs.types.ts';
import type { LearnerContent, WorkContent } from './types/learners.types.ts';
import type { Person, ProfileContent, SnippetContent } from './types/people.types.ts';
import type { PricesContent } from './types/prices.types.ts';
import type { CatalogContent, IntroPageContent } from './types/products.types.ts';
import type { PurchaseContent, TermsContent } from './types/purchases.types.ts';
import type { RewardsContent } from './types/rewards.types.ts';
import type { SurveyContent } from './types/survey.types.ts';
import type { DiscussionContent, NotesContent, RatingsContent } from './types/words.types.ts';

const root = new URL('./content/', import.meta.url);

async function readYaml<T>(path: string): Promise<T> {
  return parse(await readFile(new URL(path, root), 'utf8')) as T;
}

async function readYamlIfThere<T>(path: string): Promise<T | null> {
  try {
    return await readYaml<T>(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** A product in the format that products are imported in. */
async function readFiles(path: string): Promise<ProductContent> {
  const folder = new URL(`${path}/`, root);
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.includes('.'));
  const texts = await Promise.all(
    files.map(async (file) => [file, await readFile(new URL(file, folder), 'utf8')] as const),
  );
  const { content, faults } = await readProduct(new Map(texts), new Set());
  const [fault] = faults;
  if (fault) throw new Error(`${path}/${fault.file}, line ${fault.line}: ${fault.message}`);
  if (!content) throw new Error(`${path} has no content.`);
  return content;
}

/** Practice labs; one in stages names the file that has them. */
async function readLabs(): Promise<LabContent[]> {
  const labs = await readYaml<(Omit<LabContent, 'stages'> & { stages?: string })[]>('labs.yaml');
  return Promise.all(
    labs.map(async ({ stages, ...lab }) =>
      stages === undefined
        ? lab
        : { ...lab, stages: await readYaml<StagedLab>(`stages/${stages}.yaml`) },
    ),
  );
}

/** What was handed in, by the unique name of the lesson. */
async function readWork(): Promise<Map<string, WorkContent[]>> {
  const files = await readdir(new URL('work/', root));
  const entries = await Promise.all(
    files.map(
      async (file) =>
        [file.replace('.yaml', ''), await readYaml<WorkContent[]>(`work/${file}`)] as const,
    ),
  );
  return new Map(entries);
}

async function readExams(): Promise<ExamContent[]> {
  const files = await readdir(new URL('exams/', root));
  return Promise.all(files.sort().map((file) => readYaml<ExamContent>(`exams/${file}`)));
}

export function readPeople(): Promise<Person[]> {
  return readYaml<Person[]>('people.yaml');
}

/** The demo academy as its authors wrote it: people, products, and who learned what. */
export async function readContent() {
  const catalog = await readYaml<CatalogContent>('catalog.yaml');
  const program = await readFiles(catalog.program.folder);
  const courses = await Promise.all(
    [...program.children, ...catalog.beside].map(async (uniqueName) => {
      const isCourse = (await readYamlIfThere(`courses/${uniqueName}/course.yaml`)) !== null;
      return readFiles(`${isCourse ? 'courses' : 'projects'}/${uniqueName}`);
    }),
  );
  const offers = await Promise.all(
    catalog.offers.map(async ({ folder, mentor }) => ({
      mentor,
      content: await readFiles(folder),
    })),
  );
  return {
    people: await readPeople(),
    program: { ...catalog.program, content: program },
    courses,
    offers,
    exams: await readExams(),
    profiles: await readYaml<ProfileContent[]>('profiles.yaml'),
    learners: await readYaml<LearnerContent[]>('learners.yaml'),
    work: await readWork(),
    notes: await readYaml<NotesContent[]>('notes.yaml'),
    discussions: await readYaml<DiscussionContent[]>('discussions.yaml'),
    cohort: await readYaml<CohortContent>('cohort.yaml'),
    starts: await readYaml<StartContent[]>('starts.yaml'),
    diplomas: await readYaml<DiplomasContent>('diplomas.yaml'),
    introPages: await readYaml<IntroPageContent[]>('intro-pages.yaml'),
    labs: await readLabs(),
    prices: await readYaml<PricesContent[]>('prices.yaml'),
    purchases: await readYaml<PurchaseContent[]>('purchases.yaml'),
    rewards: await readYaml<RewardsContent>('rewards.yaml'),
    terms: await readYaml<TermsContent[]>('terms.yaml'),
    snippets: await readYaml<SnippetContent[]>('snippets.yaml'),
    ratings: await readYaml<RatingsContent[]>('ratings.yaml'),
    addons: await readYaml<AddonContent[]>('addons.yaml'),
    checkouts: await readYaml<CheckoutContent[]>('checkouts.yaml'),
    survey: await readYaml<SurveyContent>('survey.yaml'),
  };
}
