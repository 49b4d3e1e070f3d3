type Early = Record<string, Promise<Response> | undefined>;

/**
 * The answer to a call that gate.js sent before this code was there, once: the same call later is sent again. A call
 * that failed is sent again too. Not for calls with a body.
 */
export function fetchOnce(call: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const { uplinkEarly: early } = globalThis as { uplinkEarly?: Early };
  const { method = 'GET', url } = call instanceof Request ? call : { ...init, url: String(call) };
  const name = `${method} ${url.replace(location.origin, '')}`;
  const sent = early?.[name];
  if (!sent) return fetch(call, init);
  early[name] = undefined;
  return sent
    .then((response) => (response.ok ? response : fetch(call, init)))
    .catch(() => fetch(call, init));
}

/** Tells gate.js of later page loads that there is a token which tabs share: they need not ask for one early. */
export function noteRenewal(): void {
  try {
    localStorage.setItem('uplink.renewed', String(Date.now()));
  } catch {
    // Storage can be blocked: each page asks for its own then.
  }
}
