import './video-place.css';

export interface VideoPlaceProps {
  /** Shown until the video has loaded. */
  poster?: string | null;
}

/** Reserves the video's space while it loads, so the page doesn't jump. */
export function VideoPlace({ poster }: VideoPlaceProps) {
  return (
    <div className="ul-video-place">
      <div className="ul-video-place__box">{poster && <img src={poster} alt="" />}</div>
    </div>
  );
}
