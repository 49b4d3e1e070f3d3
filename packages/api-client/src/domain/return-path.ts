const longestPath = 2000;

/** A path on this origin to return to; home if it is missing, too long or points elsewhere. */
export function safeReturnPath(path: string | null | undefined, origin: string): string {
  if (!path || path.length > longestPath || !path.startsWith('/')) return '/';
  try {
    const url = new URL(path, origin);
    const back = url.pathname + url.search + url.hash;
    // Dots may leave a path that a browser reads as another host: '/.//evil.example'.
    const isHere = url.origin === new URL(origin).origin && !back.startsWith('//');
    return isHere ? back : '/';
  } catch {
    return '/';
  }
}
