const key = 'uplink.sign-in-returns';

/** How often somebody came back from the identity provider without being signed in here. */
export const countReturns = () => Number(sessionStorage.getItem(key));

/** Somebody came back; whether they are signed in is not known yet. */
export const noteReturn = () => sessionStorage.setItem(key, `${countReturns() + 1}`);

/** Signing in worked, or is tried anew because somebody asked for it. */
export const forgetReturns = () => sessionStorage.removeItem(key);
