const shape = /^#invite=([\w-]+)$/;

/** The code of an invite link in the hash of an address. */
export const inviteIn = (hash: string): string | undefined => shape.exec(hash)?.[1];

/** An address that carries on whose link was opened: nothing may be stored before consent. */
export const withInvite = (href: string, code: string) => `${href}#invite=${code}`;
