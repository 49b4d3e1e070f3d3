import { isSpecialProgramPath } from '@uplink/api-client/domain';

/** Pages with a chrome of their own or none: no header, no side navigation, no footer. */
const bare = [
  /^\/login(\/|$)/,
  /^\/confirm_email$/,
  /^\/(privacy|changes|terms-of-sale)$/,
  /^\/verify(\/|$)/,
  /^\/exam\/[^/]+/,
  /^\/practice-labs\/[^/]+\/run$/,
  /^\/(checkout|i)(\/|$)/,
  /^\/(programs|courses|projects)\/[^/]+\/sections\/[^/]+\/lessons\/[^/]+/,
];

/** Whether header and side navigation show on a path (specification, section 2, Shell). */
export function showsShell(path: string): boolean {
  return !isSpecialProgramPath(path) && !bare.some((pattern) => pattern.test(path));
}

/** Where the strip of the user context is, and what it may say there. */
export function stripPlace(path: string): 'home' | 'programs' | undefined {
  if (path === '/') return 'home';
  return /^\/programs(\/|$)/.test(path) && !path.endsWith('/survey') ? 'programs' : undefined;
}

/** full on home and listings, compact elsewhere, none without the shell. */
export function footerVariant(path: string): 'full' | 'compact' | 'none' {
  if (!showsShell(path)) return 'none';
  return /^\/(|programs|courses|projects|bundles|practice-labs)$/.test(path) ? 'full' : 'compact';
}
