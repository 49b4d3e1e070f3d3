import { SubApplication } from '../shared/sub-application.tsx';
import { SecondFactorDoor } from './second-factor-door.tsx';

/** The admin area, for its roles only (specification, section 6). */
export function AdminPage() {
  return (
    <SecondFactorDoor>
      <SubApplication
        path="/admin"
        policy="enterAdmin"
        openTo="The admin tools are for admins, sales, customer support and marketing."
        load={async () => (await import('./admin.app.ts')).adminApp}
      />
    </SecondFactorDoor>
  );
}
