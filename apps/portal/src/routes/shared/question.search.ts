import { defineSearch, wholeNumber } from '@uplink/kit/search';

/** The id of a question, where an address names one. */
export const readQuestion = defineSearch({ question: wholeNumber() });
