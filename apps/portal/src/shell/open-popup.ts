/** Opens a page in a window of its own that cannot reach this one; nothing when the browser does not let it. */
export function openPopup(url: string): Window | undefined {
  // With `noopener` the browser does not tell whether it opened: the way back is cut by hand instead.
  const popup = window.open('', '_blank', 'popup,width=720,height=800');
  if (!popup) return undefined;
  popup.opener = null;
  popup.location.replace(url);
  return popup;
}
