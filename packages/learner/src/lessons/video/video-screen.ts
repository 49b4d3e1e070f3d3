/** Phones of Apple let only the video itself fill the screen. */
interface AppleVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}

/** In and out of full screen: the whole frame, so that our captions and controls go with it. */
export function goFullScreen(element: AppleVideo, frame: HTMLElement): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  else if ('requestFullscreen' in frame) void frame.requestFullscreen();
  else element.webkitEnterFullscreen?.();
}

export function hasPicture(): boolean {
  return typeof document !== 'undefined' && document.pictureInPictureEnabled === true;
}

/** In and out of the small window above all others. */
export function togglePicture(element: HTMLVideoElement): void {
  if (document.pictureInPictureElement) void document.exitPictureInPicture();
  // Refused when the video has no picture yet: nothing happens, as with the browser's own button.
  else element.requestPictureInPicture().catch(() => {});
}
