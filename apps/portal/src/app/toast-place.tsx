import { createToasts, ToastRegion } from '@uplink/ui/toast';

export const toasts = createToasts();

export function ToastPlace() {
  return <ToastRegion toasts={toasts} />;
}
