import { defineSearch, oneOf, wholeNumber } from '@uplink/kit/search';

/** Certificates and labs have three kinds each. */
export const readKind = oneOf(1, 2, 3);

/** What the address of a list with three kinds may say; pages are 0-based. */
export const readKindSearch = defineSearch({ type: readKind, page: wholeNumber() });
