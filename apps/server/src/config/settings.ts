import { databaseSettings } from './settings/database.settings.ts';
import { limitsSettings } from './settings/limits.settings.ts';
import { mailSettings } from './settings/mail.settings.ts';
import { monitoringSettings } from './settings/monitoring.settings.ts';
import { paymentsSettings } from './settings/payments.settings.ts';
import { serverSettings } from './settings/server.settings.ts';
import { servicesSettings } from './settings/services.settings.ts';
import type { Setting, Settings } from './settings/setting.types.ts';
import { signInSettings } from './settings/sign-in.settings.ts';
import { storageSettings } from './settings/storage.settings.ts';

const all = {
  ...serverSettings,
  ...databaseSettings,
  ...mailSettings,
  ...signInSettings,
  ...storageSettings,
  ...paymentsSettings,
  ...limitsSettings,
  ...monitoringSettings,
  ...servicesSettings,
};

export type SettingName = keyof typeof all;

/** Every environment variable the server reads: a name that isn't here is a type error. */
export const settings: Record<SettingName, Setting> = all;

/** The same by the sections of their page. */
export const settingGroups: Record<string, Settings> = {
  Server: serverSettings,
  Database: databaseSettings,
  'Mail and support': mailSettings,
  'Sign-in': signInSettings,
  'Storage and uploads': storageSettings,
  Payments: paymentsSettings,
  Limits: limitsSettings,
  Monitoring: monitoringSettings,
  'Content and services': servicesSettings,
};
