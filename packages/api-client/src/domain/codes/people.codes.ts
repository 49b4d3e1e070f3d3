/** Codes of people, roles and notifications (specification, sections 3 and 6). */

/** Blocking an account is a separate flag, so that unblocking restores the status. */
export const UserStatus = { active: 1, inactive: 2 } as const;
export type UserStatus = (typeof UserStatus)[keyof typeof UserStatus];

export const USER_STATUS_LABELS = {
  1: 'Active',
  2: 'Inactive',
} as const satisfies Record<UserStatus, string>;

export const ROLES = [
  'student',
  'instructorAssistant',
  'mentor',
  'admin',
  'sales',
  'customerSupport',
  'marketing',
] as const;
export type Role = (typeof ROLES)[number];

export const ROLE_LABELS = {
  student: 'Student',
  instructorAssistant: 'Instructor assistant',
  mentor: 'Mentor',
  admin: 'Admin',
  sales: 'Sales',
  customerSupport: 'Customer support',
  marketing: 'Marketing',
} as const satisfies Record<Role, string>;

export const NOTIFICATION_TYPES = ['info', 'alert', 'zoomCall'] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

export const NOTIFICATION_TYPE_LABELS = {
  info: 'Info',
  alert: 'Alert',
  zoomCall: 'Zoom call',
} as const satisfies Record<NotificationType, string>;

export const TSHIRT_SIZES = ['S', 'M', 'L', 'XL', 'XXL', 'XXXL', 'XXXXL'] as const;
export type TshirtSize = (typeof TSHIRT_SIZES)[number];

/** Answers to a request for a payout. */
export const WithdrawStatus = { requested: 1, approved: 2, rejected: 3 } as const;
export type WithdrawStatus = (typeof WithdrawStatus)[keyof typeof WithdrawStatus];

export const WITHDRAW_STATUS_LABELS = {
  1: 'Requested',
  2: 'Approved',
  3: 'Rejected',
} as const satisfies Record<WithdrawStatus, string>;

/** What a contest counts: paid enrolments inside its dates. */
export const EnrollmentCountType = { paid: 1 } as const;
export type EnrollmentCountType = (typeof EnrollmentCountType)[keyof typeof EnrollmentCountType];

/** What staff do in the admin tools, as the audit log names it. */
export const STAFF_ACTION_LABELS = {
  create: 'Account added',
  edit: 'Account edited',
  block: 'Account blocked',
  unblock: 'Account unblocked',
  activate: 'Account activated',
  deactivate: 'Account deactivated',
  deleteAccount: 'Account deletion scheduled',
  keepAccount: 'Account deletion cancelled',
  assignRoles: 'Roles changed',
  assignCohort: 'Assigned to a cohort',
  changeCohort: 'Cohort changed',
  openCohort: 'Cohort opened',
  closeCohort: 'Cohort closed',
  resetProgress: 'Progress reset',
  changeContext: 'Flags changed',
  viewAs: 'Seen as this user',
  acceptApplication: 'Application accepted',
  refuseApplication: 'Application refused',
  decideMilestone: 'Milestone decided on',
  extendDueDates: 'Due dates extended',
  resetDueDates: 'Due dates reset',
  addCard: 'Card added',
  addNote: 'Note added',
  deleteNote: 'Note deleted',
  message: 'Message sent',
  sendActivationEmail: 'Activation email sent',
  uploadUsers: 'Users uploaded',
  stopUpload: 'User upload stopped',
  takeBackUpload: 'User upload taken back',
  exportUsers: 'User list downloaded',
  exportAudit: 'Audit log downloaded',
  writeIncident: 'Incident written about',
  awardIssue: 'Award issued',
  awardRenew: 'Award renewed',
  awardRevoke: 'Award revoked',
  checkoutCreate: 'Checkout page added',
  checkoutDelete: 'Checkout page deleted',
  checkoutPublish: 'Checkout page published',
  checkoutUnpublish: 'Checkout page unpublished',
  checkoutLayout: 'Checkout layout changed',
  checkoutOrderbump: 'Order bump changed',
  checkoutPricing: 'Checkout pricing changed',
  checkoutSettings: 'Checkout settings changed',
  checkoutUpsells: 'Upsells changed',
  addonCreate: 'Add-on added',
  addonDelete: 'Add-on deleted',
  addonLayout: 'Add-on layout changed',
  addonPricing: 'Add-on price changed',
  addonSettings: 'Add-on settings changed',
  partnerCreate: 'Partner added',
  partnerEdit: 'Partner changed',
  partnerKeyIssue: 'Partner key issued',
  partnerKeyRevoke: 'Partner key revoked',
  makeAmbassador: 'Made an ambassador',
  changeTier: 'Ambassador tier changed',
  changeCalendly: 'Calendly link changed',
  changeResources: 'Resources changed',
  changeRewards: 'Rewards changed',
  updateContest: 'Contest changed',
  resetContest: 'Contest reset',
  acceptReferral: 'Referral accepted',
  refuseReferral: 'Referral refused',
  requestPayout: 'Payout requested',
  failPayout: 'Payout failed',
  approveWithdrawal: 'Withdrawal approved',
  rejectWithdrawal: 'Withdrawal rejected',
  'moderation.keep': 'Reported content kept',
  'moderation.hide': 'Reported content hidden',
  'moderation.warn': 'Author warned',
  'moderation.block': 'Author blocked',
} as const;
export type StaffActionName = keyof typeof STAFF_ACTION_LABELS;
