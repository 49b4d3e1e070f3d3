/** An address the specification names, and one of that shape; `{…}` is filled with what a learner has. */
export interface DocumentedRoute {
  route: string;
  sample: string;
}

const plain = [
  '/',
  '/confirm_email',
  '/profile',
  '/security',
  '/overview',
  '/learning',
  '/following',
  '/followers',
  '/playlists',
  '/achievements',
  '/projects',
  '/programs',
  '/courses',
  '/exam',
  '/billing',
  '/practice-labs',
  '/certs-and-awards',
  '/notes',
  '/homeworks',
  '/quizzes',
  '/inbox',
  '/inbox/homework',
  '/inbox/quiz',
];

const lesson = '/{kind}/{product}/sections/{section}/lessons/{lesson}';
const lessonRoute = '/:moduleType/:moduleName/sections/:section/lessons/:lesson';

/** Every student route of the specification, section 2. */
export const documentedRoutes: DocumentedRoute[] = [
  ...plain.map((route) => ({ route, sample: route })),
  { route: '/login', sample: '/login' },
  { route: '/zte/signup', sample: '/zte/signup' },
  { route: '/projects/:project', sample: '/projects/two-site-wan' },
  { route: '/projects/:project/modules', sample: '/projects/two-site-wan/modules' },
  { route: '/programs/:uniqueName', sample: '/programs/network-engineer' },
  { route: '/programs/:uniqueName/modules', sample: '/programs/network-engineer/modules' },
  { route: '/courses/:course', sample: '/courses/vlans-and-switching' },
  { route: '/courses/:course/modules', sample: '/courses/vlans-and-switching/modules' },
  { route: lessonRoute, sample: lesson },
  { route: `${lessonRoute}/quiz`, sample: `${lesson}/quiz` },
  { route: `${lessonRoute}/homework`, sample: `${lesson}/homework` },
  { route: '/exam/:uniqueName', sample: '/exam/vlans-and-switching-exam' },
  { route: '/exam/:uniqueName/results', sample: '/exam/vlans-and-switching-exam/results' },
  {
    route: '/homeworks/:homeworkId/submissions/:submissionId',
    sample: '/homeworks/{homework}/submissions/{homeworkSubmission}',
  },
  {
    route: '/quizzes/:quizId/submissions/:submissionId',
    sample: '/quizzes/{quiz}/submissions/{quizSubmission}',
  },
];

/** The sample with values in its gaps. */
export function fillSample(sample: string, values: Record<string, string | number>): string {
  return sample.replace(/\{(\w+)\}/g, (_all, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Nothing is there for {${name}} of ${sample}.`);
    return String(value);
  });
}
