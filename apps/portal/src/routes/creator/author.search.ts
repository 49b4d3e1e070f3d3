import { defineSearch, words } from '@uplink/kit/search';
import { cursor } from '../shared/list.search.ts';

/** What the address of an author's list may say. */
export const readAuthorSearch = defineSearch({ cursor, search: words(80) });
