/** Pages with a chrome of their own or none: no header, no side navigation, no footer. */
const bare = [
  /^\/login(\/|$)/,
  /^\/zte(\/|$)/,
  /^\/confirm_email$/,
  /^\/verify(\/|$)/,
  /^\/exam\/[^/]+/,
  /^\/checkout(\/|$)/,
  /^\/(programs|courses|projects)\/[^/]+\/sections\/[^/]+\/lessons\/[^/]+/,
];

/** Whether header and side navigation show on a path (specification, section 2, Shell). */
export function showsShell(path: string): boolean {
  return !bare.some((pattern) => pattern.test(path));
}

/** full on home and listings, compact elsewhere, none without the shell. */
export function footerVariant(path: string): 'full' | 'compact' | 'none' {
  if (!showsShell(path)) return 'none';
  return /^\/(|programs|courses|projects)$/.test(path) ? 'full' : 'compact';
}
