import { defineSearch, wholeNumber } from '@uplink/kit/search';

/** The page of a list, 0-based and left out for the first. */
export const readPageSearch = defineSearch({ page: wholeNumber() });

export type PageSearch = ReturnType<typeof readPageSearch>;
