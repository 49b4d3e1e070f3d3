import { matching } from '@uplink/kit/search';

/** Where a list continues. The server refuses a cursor that it didn't give. */
export const cursor = matching(/^[A-Za-z0-9_-]{1,200}$/);

/** A day, such as 2026-03-12. */
export const day = matching(/^\d{4}-\d{2}-\d{2}$/);
