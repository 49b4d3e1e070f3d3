import { ApiError, type UplinkClient } from '@uplink/api-client';

/** Signs out and goes where the server says; when it does not hear of it, the page stays and says so. */
export async function signOut(
  { session, errors }: Pick<UplinkClient, 'session' | 'errors'>,
  leave = (url: string) => location.assign(url),
): Promise<void> {
  try {
    leave(await session.signOut());
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    errors.add(
      new ApiError(error.status, {
        ...error.body,
        // Of its own, not of a call that did not arrive: the banner of an outage takes the place of those.
        code: 'stillSignedIn',
        message: `You are still signed in. ${error.message}`,
      }),
    );
  }
}
