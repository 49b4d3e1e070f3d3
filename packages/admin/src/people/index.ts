export { AddUser, type AddUserProps } from './add-user.tsx';
export { PersonalData } from './personal-data.tsx';
export { UserFrame, type UserFrameProps, type UserTab } from './user-frame.tsx';
export { UserList } from './user-list.tsx';
export type { UserListProps, UserListSearch } from './user-list.types.ts';
export { UserLog } from './user-log.tsx';
export { UserNotes } from './user-notes.tsx';
export { UserStats } from './user-stats.tsx';
