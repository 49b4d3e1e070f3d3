import type { Schema } from '@uplink/api-client';
import { Skeleton } from '@uplink/ui/skeleton';
import { LabCard } from './lab-card.view.tsx';
import type { LabLaunch } from './lab-launch.controller.ts';

export interface LabCardsProps {
  labs: readonly Schema<'Lab'>[];
  launch: LabLaunch;
}

/** Labs beside each other. */
export function LabCards({ labs, launch }: LabCardsProps) {
  return (
    <ul className="ul-grid ul-cols-2">
      {labs.map((lab) => (
        <li key={lab.id}>
          <LabCard lab={lab} launch={launch} />
        </li>
      ))}
    </ul>
  );
}

export function LabCardsSkeleton({ count }: { count: number }) {
  return (
    <div className="ul-grid ul-cols-2">
      {Array.from({ length: count }, (_, place) => place).map((place) => (
        <Skeleton key={place} height={196} />
      ))}
    </div>
  );
}
