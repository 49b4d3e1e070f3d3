import { CREATOR_ROLES } from '@uplink/api-client/domain';
import { SubApplication } from '../shared/sub-application.tsx';

/** The creator tools, whatever lies in them (specification, section 6). */
export function CreatorPage() {
  return (
    <SubApplication
      path="/creator"
      roles={CREATOR_ROLES}
      openTo="The creator tools are open to mentors."
      load={async () => (await import('./creator.app.ts')).creatorApp}
    />
  );
}
