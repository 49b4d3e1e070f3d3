import './mini-route.css';

export interface MiniRouteProps {
  /** How many are done. */
  done: number;
  /** How many there are. */
  total: number;
  /** Names what is counted, e.g. '4 of 9 hops done'. */
  'aria-label': string;
}

const mostHops = 12;

/** The route as a thin line of dots; longer ones stand for their share. */
export function MiniRoute({ done, total, ...props }: MiniRouteProps) {
  const shown = Math.min(mostHops, Math.max(total, 1));
  const passed = total === 0 ? 0 : done >= total ? shown : Math.floor((done * shown) / total);
  return (
    <div {...props} role="img" className="ul-mini">
      {Array.from({ length: shown }, (_, index) => {
        const state = index < passed ? 'done' : index === passed ? 'current' : 'open';
        // biome-ignore lint/suspicious/noArrayIndexKey: the dots have no identity but their place
        return <span key={index} data-state={state} />;
      })}
    </div>
  );
}
