export {
  MilestoneInbox,
  type MilestoneInboxProps,
  type MilestoneInboxSearch,
} from './milestone-inbox.tsx';
