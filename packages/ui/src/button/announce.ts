let region: HTMLElement | undefined;

/** Tells people who don't see the page; React Aria's dialogs leave a region with this attribute audible. */
export function announce(text: string): void {
  if (!region?.isConnected) {
    region = document.createElement('div');
    region.className = 'ul-sr';
    region.setAttribute('aria-live', 'assertive');
    region.setAttribute('data-live-announcer', 'true');
    document.body.appendChild(region);
  }
  region.textContent = text;
}
