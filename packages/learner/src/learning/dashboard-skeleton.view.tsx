import { Block } from '@uplink/kit/states';
import { Skeleton } from '@uplink/ui/skeleton';
import './dashboard.css';
import './continue-card.css';

/** The shape of home: greeting, tabs, the next step with its route, then lists with the level beside. */
export function DashboardSkeleton() {
  return (
    <>
      <Skeleton width="260px" height={34} />
      <div className="ul-dashboard__lead">
        <Skeleton width="320px" height={20} />
      </div>
      <div className="ul-dashboard__tabs">
        <Skeleton height={45} />
      </div>
      <div className="ul-dashboard">
        <div className="ul-card ul-dashboard__hero">
          <div className="ul-dashboard__now">
            <div className="ul-dashboard__poster">
              <Skeleton height={168} />
            </div>
            <div className="ul-stack ul-gap-12">
              <Skeleton width="60%" height={12} />
              <Skeleton width="80%" height={26} />
              <Skeleton height={36} />
              <Skeleton width="70%" height={22} />
            </div>
            <div className="ul-dashboard__cta ul-stack ul-gap-8">
              <Skeleton width="290px" height={48} />
              <Skeleton width="290px" height={40} />
            </div>
          </div>
          <div className="ul-dashboard__path">
            <Skeleton height={49} />
            <div className="ul-hop__meta">
              <Skeleton height={15} />
            </div>
          </div>
        </div>
        <div className="ul-stack ul-gap-24">
          <Block height={193} />
          <Block height={745} />
        </div>
        <Skeleton height={166} />
      </div>
    </>
  );
}
