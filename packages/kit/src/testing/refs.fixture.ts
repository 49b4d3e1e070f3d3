import type { Schema } from '@uplink/api-client';

export const longText =
  'A title that somebody wrote late in the evening, with OspfNeighborAdjacencyStateMachineTransitions in one word and no end in sight';

export const product: Schema<'ProductRef'> = {
  id: 3,
  name: 'OSPF in Practice',
  uniqueName: 'ospf-in-practice',
  type: 2,
};

export const lesson: Schema<'LessonRef'> = {
  id: 1,
  name: 'Neighbor states',
  sectionId: 2,
  product,
};

export const maya: Schema<'UserRef'> = { id: 5, name: 'Maya Okafor', avatar: null };
export const daniel: Schema<'UserRef'> = { id: 7, name: 'Daniel Reyes', avatar: null };

export const paging = (total: number): Schema<'Paging'> => ({
  page: 0,
  pageSize: 20,
  total,
  next: null,
});

/** The first page of a list that continues by cursor, with a page behind it. */
export const keysetPaging = (total: number): Schema<'KeysetPaging'> => ({
  pageSize: 20,
  total,
  next: total > 20 ? 'after' : null,
  previous: null,
});
