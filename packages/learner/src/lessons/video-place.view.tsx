import './video-place.css';

export interface VideoPlaceProps {
  /** Shown until the video is there. */
  poster?: string | null;
}

/** The room a video takes while it is on its way, so that nothing jumps when it comes. */
export function VideoPlace({ poster }: VideoPlaceProps) {
  return (
    <div className="ul-video-place">
      <div className="ul-video-place__box">{poster && <img src={poster} alt="" />}</div>
    </div>
  );
}
