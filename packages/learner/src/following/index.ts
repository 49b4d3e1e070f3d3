export { PeopleList, type PeopleListProps } from './people-list.tsx';
export { PeopleSearch, type PeopleSearchProps } from './people-search.tsx';
export { PublicProfile, type PublicProfileProps } from './public-profile.tsx';
