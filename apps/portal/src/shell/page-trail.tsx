import { useRouter } from '@tanstack/react-router';
import { Breadcrumbs } from '@uplink/ui/breadcrumbs';
import { usePageName } from '../app/page-name.ts';
import { usePlace } from './place.ts';
import { trailOf } from './trail.rules.ts';

/** From the listing down to the page, in the header. */
export function PageTrail() {
  const place = usePlace();
  const { routesByPath } = useRouter();
  const titleOf = (path: string) =>
    Object.entries(routesByPath).find(([known]) => known === path)?.[1].options.staticData?.title;
  const name = usePageName();
  return name === '' ? null : <Breadcrumbs items={trailOf(place, name, titleOf)} />;
}
