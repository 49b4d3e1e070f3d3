import { plural } from '@uplink/api-client/domain';
import { defineMessages } from '@uplink/api-client/messages';

export const bundleMessages = defineMessages('creator/bundle', {
  noun: 'The included products',
  title: 'Included products',
  products: 'Products',
  text: (least: number) =>
    least > 1
      ? 'A bundle is two or more published products.'
      : 'Learners go through them in order.',
  list: 'Products in order',
  add: 'Add a product',
  empty: 'No products yet.',
  draft: 'Not published',
  keys: 'Press Enter on a grip to lift a row, arrow keys to move it, Enter to drop it, Escape to put it back.',
  grip: (name: string) => `Move ${name}`,
  remove: (name: string) => `Remove ${name}`,
  lessons: (count: number) => plural(count, 'lesson'),
  affects: (count: number) =>
    `${plural(count, 'learner gets', 'learners get')} what you add. They keep what they have.`,
  wide: 'This editor needs a wider screen. Open it on a computer. The products are listed below.',
  save: 'Save order and products',
  discard: 'Discard',
  saved: 'Saved.',
});
