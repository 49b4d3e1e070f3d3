import { defineSearch, wholeNumber } from '@uplink/kit/search';

/**
 * What the address of a discussion may say: the open question, without which all are shown, and the
 * page of what is shown. Read by the page, because routes are part of the first load.
 */
export const readDiscussionPlace = defineSearch({ question: wholeNumber(), page: wholeNumber() });

export type DiscussionPlace = ReturnType<typeof readDiscussionPlace>;
