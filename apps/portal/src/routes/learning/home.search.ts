import { defineSearch, oneOf } from '@uplink/kit/search';

/** Which part of home is open; without it all of it. */
export const readHomeSearch = defineSearch({ tab: oneOf('learning') });

export type HomeSearch = ReturnType<typeof readHomeSearch>;
