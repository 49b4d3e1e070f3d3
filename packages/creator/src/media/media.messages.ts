import type { Schema } from '@uplink/api-client';
import { plural } from '@uplink/api-client/domain';
import { defineMessages } from '@uplink/api-client/messages';

export const mediaMessages = defineMessages('creator/media', {
  noun: 'Your files',
  count: (count: number) => plural(count, 'file'),
  empty: 'No files yet',
  emptyText: 'Videos and images that you upload in a lesson, a page or a cover appear here.',
  kind: 'Kind',
  kinds: { all: 'All', image: 'Images', video: 'Videos' },
  use: 'Use',
  uses: { all: 'All', used: 'Used', unused: 'Unused' },
  file: 'File',
  product: 'Product',
  usedIn: 'Used in',
  uploaded: 'Uploaded',
  actions: 'Actions',
  facts: (parts: readonly string[]) => parts.join(', '),
  size: (width: number, height: number) => `${width} × ${height}`,
  nowhere: 'Nowhere',
  deletedOn: (date: string) => `Will be deleted on ${date} unless it is used by then`,
  moreUses: (count: number) => `and ${count} more`,
  places: {
    video: 'Video of',
    poster: 'Poster of',
    lesson: 'Text of',
    version: 'An older version of',
    cover: 'Cover of',
    product: 'Description of',
    tab: 'A tab of',
    introPage: 'Intro page of',
    homework: 'Homework of',
  } satisfies Record<Schema<'MediaUse'>['place'], string>,
  replace: (name: string) => `Replace ${name}`,
  replaceTitle: (name: string) => `Replace ${name}?`,
  replaceText: (places: number, products: number) =>
    `The new image takes its place in ${plural(places, 'place')} of ${plural(products, 'product')}. Older versions of lessons show it too.`,
  replaceConfirm: 'Replace everywhere',
  delete: (name: string) => `Delete ${name}`,
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteText: 'This file isn’t used anywhere. Deleting it can’t be undone.',
  deleteConfirm: 'Delete file',
});
