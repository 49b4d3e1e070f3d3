import './strip.css';

/** Keeps the place of a strip while its code comes, so that it does not push the page down. */
export function StripPlace() {
  return <div className="ul-strip" />;
}
