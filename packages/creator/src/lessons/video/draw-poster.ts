const widest = 1280;
const patienceMs = 10_000;

/** A picture out of a video, drawn by the browser; undefined when it can't show that video. */
export async function drawPoster(file: File): Promise<File | undefined> {
  const url = URL.createObjectURL(file);
  const video = document.createElement('video');
  try {
    video.muted = true;
    video.preload = 'auto';
    video.src = url;
    await happens(video, 'loadeddata');
    // Past a first black picture, and not at the end of a short video.
    video.currentTime = Math.min(video.duration * 0.2, 10);
    await happens(video, 'seeked');
    return await draw(video);
  } catch {
    return undefined;
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(url);
  }
}

function happens(video: HTMLVideoElement, event: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, patienceMs);
    video.addEventListener('error', reject, { once: true });
    video.addEventListener(
      event,
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}

async function draw(video: HTMLVideoElement): Promise<File | undefined> {
  const { videoWidth, videoHeight } = video;
  const scale = Math.min(1, widest / videoWidth);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', 0.85),
  );
  return blob ? new File([blob], 'poster.jpg', { type: 'image/jpeg' }) : undefined;
}
