import { defineSearch, matching, words } from '@uplink/kit/search';

export const cursor = matching(/^[A-Za-z0-9_-]{1,200}$/);

/** What the address of an author's list may say. */
export const readAuthorSearch = defineSearch({ cursor, search: words(80) });
