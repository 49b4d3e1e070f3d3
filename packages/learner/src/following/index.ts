export { PeopleList, type PeopleListProps } from './people-list.tsx';
export { PeopleSearch, type PeopleSearchProps } from './people-search.tsx';
export { PublicProfile } from './public-profile.tsx';
export type { PublicProfileProps } from './public-profile.types.ts';
export { PublicProfileView, type PublicProfileViewProps } from './public-profile.view.tsx';
