import type { TestAnswers } from '@uplink/api-client/testing';
import { cohort, milestonesFixture, type Play, stage } from '@uplink/kit/testing';
import { useState } from 'react';
import { MilestonePanel } from '../milestone-panel.tsx';
import type { CategoryFilter } from '../milestones.rules.ts';

export const path = 'GET /me/milestones';
/** Where the milestone with this number is asked for. */
export const detail = (id: number) => `GET /me/milestones/${id}`;

function Panel({ openId: first, startDate }: { openId?: number; startDate: string }) {
  const [openId, setOpenId] = useState(first);
  const [filter, setFilter] = useState<CategoryFilter>('all');
  return (
    <MilestonePanel
      moduleId={9}
      cohort={{ name: cohort.name, startDate }}
      openId={openId}
      onOpen={setOpenId}
      onClose={() => setOpenId(undefined)}
      filter={filter}
      onFilterChange={setFilter}
    />
  );
}

interface Scene {
  openId?: number;
  startDate?: string;
}

/** The panel of a cohort, on what the server answers. */
export const panel = (
  answers: TestAnswers,
  play?: Play,
  { openId, startDate = cohort.startDate }: Scene = {},
) =>
  stage(
    () => <Panel startDate={startDate} {...(openId !== undefined && { openId })} />,
    { [path]: milestonesFixture, ...answers },
    play,
  );
