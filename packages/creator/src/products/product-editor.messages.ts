import { type EditorTab, plural } from '@uplink/api-client/domain';
import { defineMessages } from '@uplink/api-client/messages';

export const productEditorMessages = defineMessages('creator/product-editor', {
  noun: 'The product',
  none: "This product isn't here",
  noneText: 'It was deleted, or you don’t have permission to see it. Ask its owner.',
  toList: 'Back to products',
  tabs: 'Pages of the product',
  tab: {
    settings: 'Settings',
    syllabus: 'Syllabus',
    'intro-page': 'Intro page',
    pricing: 'Pricing',
    bundle: 'Bundle',
    cohorts: 'Cohorts',
  } satisfies Record<EditorTab, string>,
  published: 'Published',
  hidden: 'Hidden',
  notPublished: 'Not published',
  sections: (count: number) => plural(count, 'section'),
  lessons: (count: number) => plural(count, 'lesson'),
  products: (count: number) => plural(count, 'product'),
  learners: (count: number) => `${plural(count, 'learner has', 'learners have')} it.`,
  noLearners: 'No learners yet.',
  readOnly: 'You can read this product, but not change it.',
});
