import { ADMIN_ROLES, CREATOR_ROLES } from '@uplink/api-client/domain';

/** Areas for some roles, whatever lies in them (specification, section 6). */
export const limitedAreas = {
  creator: { roles: CREATOR_ROLES, openTo: 'The creator tools are open to mentors.' },
  admin: {
    roles: ADMIN_ROLES,
    openTo: 'The admin tools are open to admin, sales, customer support and marketing.',
  },
} as const;
