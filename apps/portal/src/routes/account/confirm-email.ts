import { ApiError, type UplinkClient } from '@uplink/api-client';

/** What became of a confirmation link. `passwordNeeded`: it was opened in another browser. */
export type Confirmation = 'confirmed' | 'passwordNeeded' | 'expired' | 'broken';

/** Confirms the address of a code; throws when the academy could not be asked. */
export async function confirmEmail(
  { api, unwrap }: Pick<UplinkClient, 'api' | 'unwrap'>,
  code: string,
): Promise<Confirmation> {
  if (code === '') return 'broken';
  try {
    await unwrap(api.PATCH('/confirmations/email/{code}', { params: { path: { code } } }), {
      rethrow: true,
    });
    return 'confirmed';
  } catch (error) {
    if (error instanceof ApiError && !error.isPassing) {
      if (error.code === 'passwordNeeded') return 'passwordNeeded';
      return error.status === 410 ? 'expired' : 'broken';
    }
    throw error;
  }
}
