export const DEMO_PASSWORD = 'Uplink-2026';

/** The demo people to sign in as. Listed here, because reading the content would delay the start. */
export const demoAccounts = [
  { role: 'learner', email: 'maya@example.org' },
  { role: 'second learner', email: 'bram@example.org' },
  { role: 'mentor', email: 'daniel@example.org' },
  { role: 'creator', email: 'priya@example.org' },
  { role: 'admin', email: 'ada@example.org' },
  { role: 'customer support', email: 'sunita@example.org' },
  { role: 'sales', email: 'stefan@example.org' },
  { role: 'marketing', email: 'marta@example.org' },
  { role: 'on trial', email: 'tess@example.org' },
  { role: 'in instalments', email: 'ivo@example.org' },
  { role: 'days of grace', email: 'gwen@example.org' },
  { role: 'frozen account', email: 'felix@example.org' },
  { role: 'paused', email: 'pavel@example.org' },
  { role: 'cancelled', email: 'carla@example.org' },
  { role: 'expired', email: 'edda@example.org' },
  { role: 'refunded', email: 'rosa@example.org' },
  { role: 'declined terms', email: 'dimitri@example.org' },
  { role: 'blocked account', email: 'bella@example.org' },
  { role: 'second mentor', email: 'ines@example.org' },
  { role: 'referrer', email: 'rita@example.org' },
  { role: 'ambassador', email: 'amara@example.org' },
];
