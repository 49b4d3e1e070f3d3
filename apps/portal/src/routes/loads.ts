import type { QueryClient } from '@tanstack/react-query';
import type { UplinkClient } from '@uplink/api-client';
import { holdsProducts, ModuleType, productTypeAt } from '@uplink/api-client/domain';
import {
  achievementsQuery,
  childrenQuery,
  detailsQuery,
  diplomaQuery,
  diplomasQuery,
  examQuery,
  examResultsQuery,
  followersQuery,
  followingQuery,
  homeworkQuery,
  homeworkSubmissionQuery,
  introPageQuery,
  labsQuery,
  lessonQuery,
  myExamsQuery,
  myHomeworksQuery,
  myQuizzesQuery,
  notesQuery,
  outlineQuery,
  ownModulesQuery,
  playlistQuery,
  playlistsQuery,
  productQuery,
  profileQuery,
  publicProfileQuery,
  questionsQuery,
  quizQuery,
  quizSubmissionQuery,
  resourcesQuery,
  statsQuery,
} from '@uplink/api-client/react';
import { readKind, readKindSearch } from './kind.search.ts';
import { readQuizSearch } from './work.search.ts';

/** Where somebody goes, and by whom it is asked: handed in, since importing it would cut the first load. */
export interface LoadPlace {
  client: UplinkClient;
  queryClient: QueryClient;
  pathname: string;
  search: Record<string, unknown>;
  params: Record<string, string>;
}

const pageOf = ({ page }: LoadPlace['search']) => Math.max(0, Math.floor(Number(page)) || 0);

const workOf = (search: LoadPlace['search']) => {
  const { page = 0, status } = readQuizSearch(search);
  return { page, status };
};

/** What each page shows first, by its name. */
export const loads = {
  // All but the first are asked for by the product's number: the page itself would ask after its code came.
  product: async ({ queryClient, client, pathname, params: { uniqueName = '' } }: LoadPlace) => {
    const type = productTypeAt(pathname) ?? ModuleType.course;
    const product = productQuery(client, { type, uniqueName });
    await queryClient.prefetchQuery(product);
    const id = queryClient.getQueryData(product.queryKey)?.id;
    if (id === undefined) return;
    if (holdsProducts(type)) void queryClient.prefetchQuery(childrenQuery(client, id));
    else if (type !== ModuleType.labs) void queryClient.prefetchQuery(outlineQuery(client, id));
    if (pathname.endsWith('/modules')) return;
    void queryClient.prefetchQuery(detailsQuery(client, id));
    void queryClient.prefetchQuery(introPageQuery(client, id));
    await queryClient.prefetchQuery(resourcesQuery(client, id));
  },
  quiz: ({ queryClient, client, params }: LoadPlace) => {
    void queryClient.prefetchQuery(lessonQuery(client, Number(params.lessonId)));
    return queryClient.prefetchQuery(quizQuery(client, Number(params.lessonId)));
  },
  homework: ({ queryClient, client, params }: LoadPlace) => {
    void queryClient.prefetchQuery(lessonQuery(client, Number(params.lessonId)));
    return queryClient.prefetchQuery(homeworkQuery(client, Number(params.lessonId)));
  },
  homeworks: ({ queryClient, client, search }: LoadPlace) =>
    queryClient.prefetchQuery(myHomeworksQuery(client, workOf(search))),
  quizzes: ({ queryClient, client, search }: LoadPlace) =>
    queryClient.prefetchQuery(myQuizzesQuery(client, workOf(search))),
  homeworkSubmission: ({ queryClient, client, params }: LoadPlace) =>
    queryClient.prefetchQuery(
      homeworkSubmissionQuery(client, {
        homeworkId: Number(params.homeworkId),
        submissionId: Number(params.submissionId),
      }),
    ),
  quizSubmission: ({ queryClient, client, params }: LoadPlace) =>
    queryClient.prefetchQuery(
      quizSubmissionQuery(client, {
        quizId: Number(params.quizId),
        submissionId: Number(params.submissionId),
      }),
    ),
  labs: ({ queryClient, client, search }: LoadPlace) =>
    queryClient.prefetchQuery(labsQuery(client, readKindSearch(search))),
  diplomas: ({ queryClient, client, search }: LoadPlace) =>
    queryClient.prefetchQuery(diplomasQuery(client, readKindSearch(search))),
  diploma: async ({ queryClient, client, params }: LoadPlace) => {
    const kind = readKind(params.type);
    if (kind) await queryClient.prefetchQuery(diplomaQuery(client, Number(params.diplomaId), kind));
  },
  exams: ({ queryClient, client, search }: LoadPlace) =>
    queryClient.prefetchQuery(myExamsQuery(client, { page: pageOf(search) })),
  exam: ({ queryClient, client, params: { uniqueName = '' } }: LoadPlace) =>
    queryClient.prefetchQuery(examQuery(client, uniqueName)),
  examResults: ({ queryClient, client, params: { uniqueName = '' } }: LoadPlace) =>
    queryClient.prefetchQuery(examResultsQuery(client, uniqueName)),
  notes: ({ queryClient, client, search: { product, ...search } }: LoadPlace) =>
    queryClient.prefetchQuery(
      notesQuery(client, {
        page: pageOf(search),
        product: product === undefined ? undefined : String(product),
      }),
    ),
  questions: ({ queryClient, client, params }: LoadPlace) =>
    queryClient.prefetchQuery(questionsQuery(client, Number(params.lessonId))),
  profile: ({ queryClient, client }: LoadPlace) => queryClient.prefetchQuery(profileQuery(client)),
  publicProfile: ({ queryClient, client, params: { uniqueName = '' } }: LoadPlace) =>
    queryClient.prefetchQuery(publicProfileQuery(client, uniqueName)),
  overview: async ({ queryClient, client }: LoadPlace) => {
    void queryClient.prefetchQuery(statsQuery(client));
    await queryClient.prefetchQuery(profileQuery(client));
  },
  learning: ({ queryClient, client }: LoadPlace) =>
    queryClient.prefetchQuery(ownModulesQuery(client)),
  achievements: ({ queryClient, client, search }: LoadPlace) =>
    queryClient.prefetchQuery(achievementsQuery(client, { page: pageOf(search) })),
  playlists: ({ queryClient, client, search }: LoadPlace) =>
    queryClient.prefetchQuery(playlistsQuery(client, { page: pageOf(search) })),
  playlist: ({ queryClient, client, params }: LoadPlace) =>
    queryClient.prefetchQuery(playlistQuery(client, Number(params.playlistId))),
  following: ({ queryClient, client, search }: LoadPlace) =>
    queryClient.prefetchQuery(followingQuery(client, pageOf(search))),
  followers: ({ queryClient, client, search }: LoadPlace) =>
    queryClient.prefetchQuery(followersQuery(client, pageOf(search))),
};
