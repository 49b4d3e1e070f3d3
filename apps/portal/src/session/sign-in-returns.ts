const key = 'uplink.sign-in-returns';

/** How often the user has come back from the identity provider without a session. */
export const countReturns = () => Number(sessionStorage.getItem(key));

/** The user has come back; whether they have a session is not known yet. */
export const noteReturn = () => sessionStorage.setItem(key, `${countReturns() + 1}`);

/** Sign-in worked, or the user asked to try again. */
export const forgetReturns = () => sessionStorage.removeItem(key);
