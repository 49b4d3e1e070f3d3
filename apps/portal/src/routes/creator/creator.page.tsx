import { SubApplication } from '../shared/sub-application.tsx';

/** The creator area, for its roles only (specification, section 6). */
export function CreatorPage() {
  return (
    <SubApplication
      path="/creator"
      policy="enterCreator"
      openTo="The creator tools are for mentors."
      load={async () => (await import('./creator.app.ts')).creatorApp}
    />
  );
}
