import { ApiError, type UplinkClient } from '@uplink/api-client';

/** Whether the code confirmed its address; throws when the academy could not be asked. */
export async function confirmEmail(
  { api, unwrap }: Pick<UplinkClient, 'api' | 'unwrap'>,
  code: string,
): Promise<boolean> {
  if (code === '') return false;
  try {
    await unwrap(api.PATCH('/confirmations/email/{code}', { params: { path: { code } } }), {
      rethrow: true,
    });
    return true;
  } catch (error) {
    if (error instanceof ApiError && !error.isPassing) return false;
    throw error;
  }
}
