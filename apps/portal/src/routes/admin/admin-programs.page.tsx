import { useLocation, useParams } from '@tanstack/react-router';
import { AmbassadorList } from '@uplink/admin/ambassador';
import {
  ContestForm,
  ParticipantList,
  ProgramFrame,
  ProgramOverview,
  type ProgramTab,
  programTabs,
  ResourcesForm,
  type RewardProgram,
  RulesForm,
  SuspectList,
  WithdrawList,
} from '@uplink/admin/referral';
import { NotFound } from '../../app/not-found.tsx';
import { useListAddress } from '../shared/use-list-address.ts';
import {
  readAmbassadorSearch,
  readDateSearch,
  readSuspectSearch,
  readWithdrawSearch,
} from './rewards.search.ts';

/** How staff run the referral and ambassador programs. */
export function AdminProgramsPage() {
  const { tab = '' } = useParams({ strict: false });
  const { pathname } = useLocation();
  const program = pathname.startsWith('/admin/ambassador') ? 'ambassador' : 'referral';
  const open = programTabs[program].find((one) => one === tab);
  if (!open) return <NotFound />;
  return (
    <ProgramFrame
      program={program}
      tab={open}
      hrefOf={(one) => `/admin/${program}/${one}`}
      // What was typed for one program isn't kept for the other.
      key={program}
    >
      <Part program={program} tab={open} />
    </ProgramFrame>
  );
}

function Part({ program, tab }: { program: RewardProgram; tab: ProgramTab }) {
  switch (tab) {
    case 'overview':
      return <Overview program={program} />;
    case 'ambassadors':
      return <Ambassadors />;
    case 'contest':
      return (
        <>
          <ContestForm program={program} />
          <ParticipantList program={program} />
        </>
      );
    case 'withdraw':
      return <Withdrawals program={program} />;
    case 'checks':
      return <Checks />;
    case 'settings':
      return (
        <>
          <RulesForm program={program} />
          <ResourcesForm program={program} />
        </>
      );
  }
}

interface OfProgram {
  program: RewardProgram;
}

function Overview({ program }: OfProgram) {
  return <ProgramOverview program={program} {...useListAddress(readDateSearch)} />;
}

function Withdrawals({ program }: OfProgram) {
  return <WithdrawList program={program} {...useListAddress(readWithdrawSearch)} />;
}

function Ambassadors() {
  return <AmbassadorList {...useListAddress(readAmbassadorSearch)} />;
}

function Checks() {
  const { search, onSearchChange } = useListAddress(readSuspectSearch);
  return (
    <SuspectList cursor={search.cursor} onCursorChange={(cursor) => onSearchChange({ cursor })} />
  );
}
