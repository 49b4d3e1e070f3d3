import type { Schema } from '@uplink/api-client';
import {
  milestonePath,
  productLabsPath,
  productPath,
  TabItemType,
} from '@uplink/api-client/domain';
import type { catalogMessages } from './catalog.messages.ts';

/** A part of a product's page: its overview, its milestones, its labs, or a tab of its authors by its number. */
export type ProductTab = 'overview' | 'milestones' | 'labs' | number;

export interface ProductTabLink {
  id: ProductTab;
  href: string;
  label: string;
}

export interface TabFacts {
  details: Pick<Schema<'ModuleDetails'>, 'module' | 'setup'>;
  /** It runs as a cohort with its learner in it. */
  hasMilestones: boolean;
  /** Practice labs it opens; 0 for no tab. */
  labCount: number;
}

/** The parts of a product's page: the overview, then what its authors chose, then what is there without them. */
export function productTabs(
  { details, hasMilestones, labCount }: TabFacts,
  messages: typeof catalogMessages,
): ProductTabLink[] {
  const { module, setup } = details;
  const milestones = (label: string): ProductTabLink[] =>
    hasMilestones ? [{ id: 'milestones', href: milestonePath(module), label }] : [];
  const authored = setup.tabs.flatMap(({ type, title }, index): ProductTabLink[] =>
    type === TabItemType.milestones
      ? milestones(title)
      : [{ id: index + 1, href: `${productPath(module)}?tab=${index + 1}`, label: title }],
  );
  const hasOwnMilestones = authored.some(({ id }) => id === 'milestones');
  return [
    { id: 'overview', href: productPath(module), label: messages.overview },
    ...authored,
    ...(hasOwnMilestones ? [] : milestones(messages.milestones)),
    ...(labCount > 0
      ? [
          {
            id: 'labs' as const,
            href: productLabsPath(module),
            label: messages.labs(labCount),
          },
        ]
      : []),
  ];
}

/** Whether the lessons have a tab of their own, so that the overview leaves them out. */
export const hasLessonMap = ({ tabs }: Schema<'ModuleSetup'>): boolean =>
  tabs.some(({ type }) => type === TabItemType.lessonMap);
