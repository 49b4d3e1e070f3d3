import { defineSearch, wholeNumber, words } from '@uplink/kit/search';

/** What the address of the notes may say: a page, and the name of a product. */
export const readNotesSearch = defineSearch({ page: wholeNumber(), product: words() });

export type NotesSearch = ReturnType<typeof readNotesSearch>;
