import { useRouter } from '@tanstack/react-router';
import { LinkButton } from '@uplink/ui/button';
import { ListPage } from '../shared/list-page.tsx';
import { creatorTabs } from './creator-frame.tsx';

export function CreatorHomePage() {
  const { routesByPath } = useRouter();
  return (
    <ListPage title="Creator">
      <div className="ul-cluster">
        {creatorTabs
          .filter(({ path }) => path in routesByPath)
          .map(({ label, path }) => (
            <LinkButton key={path} href={path}>
              {label}
            </LinkButton>
          ))}
      </div>
    </ListPage>
  );
}
