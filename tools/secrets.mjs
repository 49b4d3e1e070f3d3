/** A key or password as its issuer writes it. Examples of documentation are left out by their own marks. */
const shapes = [
  {
    what: 'a private key',
    shape: /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY(?: BLOCK)?-----\s+[A-Za-z0-9+/=\s]{40}/g,
  },
  { what: 'an AWS key', shape: /\b(?:AKIA|ASIA)(?!\w*EXAMPLE)[0-9A-Z]{16}\b/g },
  { what: 'a Stripe key', shape: /\b[rs]k_(?:live|test)_[0-9A-Za-z]{16,}/g },
  { what: 'the secret of a Stripe webhook', shape: /\bwhsec_[0-9A-Za-z+/]{24,}/g },
  { what: 'a GitHub token', shape: /\b(?:gh[pousr]_[0-9A-Za-z]{36}|github_pat_\w{40})/g },
  { what: 'an npm token', shape: /\bnpm_[0-9A-Za-z]{36}\b/g },
  { what: 'a Slack token', shape: /\bxox[abeprs]-[0-9A-Za-z-]{20,}/g },
  { what: 'a Google key', shape: /\bAIza[0-9A-Za-z_-]{35}/g },
  // A real signature has 43 characters or more.
  { what: 'a signed token', shape: /\beyJ[\w-]{10,}\.eyJ[\w-]{4,}\.[\w-]{43,}/g },
  {
    what: 'an address with a password',
    shape:
      /\b(?:postgres|postgresql|smtps?|rediss?|amqps?|mongodb):\/\/[\w.-]+:(?!password@|postgres@)[^\s:@/$<{'"`]{4,}@/g,
  },
  {
    what: 'a value of a secret setting',
    // Long, and with small and capital letters and digits: a name or a sentence is not.
    shape:
      /\b[A-Z_]*(?:SECRET|PASSWORD|TOKEN|_KEY)[A-Z_]*["']?\s*[:=]\s*["']?(?=[\w+/-]*[a-z])(?=[\w+/-]*[A-Z])(?=[\w+/-]*\d)[\w+/-]{24,}/g,
  },
];

/**
 * What in a text looks like a secret: its kind and its line, never the secret itself.
 * @param {string} text
 * @returns {{ what: string, line: number }[]}
 */
export function findSecrets(text) {
  return shapes.flatMap(({ what, shape }) =>
    [...text.matchAll(shape)].map(({ index }) => ({
      what,
      line: text.slice(0, index).split('\n').length,
    })),
  );
}
