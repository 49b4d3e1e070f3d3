/** Opens an outside page in a window of its own; false when the browser does not let it. */
export function openPopup(url: string): boolean {
  // With `noopener` the browser does not tell whether it opened: the way back is cut by hand instead.
  const popup = window.open('', '_blank', 'popup,width=720,height=800');
  if (!popup) return false;
  popup.opener = null;
  popup.location.replace(url);
  return true;
}
