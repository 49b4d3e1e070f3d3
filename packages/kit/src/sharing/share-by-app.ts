import type { Shared } from '@uplink/api-client/domain';

/** Whether the device has a list of apps that take something: telephones do, few computers. */
export function canShareByApp(): boolean {
  return typeof navigator.share === 'function';
}

/** Opens the device's list of apps. Closing it without a choice isn't sharing. */
export function shareByApp(
  { text, url }: Pick<Shared, 'text' | 'url'>,
  onShared: () => void,
): void {
  navigator.share({ text, url }).then(onShared, () => {});
}
