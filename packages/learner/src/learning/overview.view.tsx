import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { Link } from '@uplink/ui/link';
import { ContinueCard } from './continue-card.view.tsx';
import { dashboardMessages } from './dashboard.messages.ts';
import { hasWeek } from './dashboard.rules.ts';
import type { DashboardProps } from './dashboard.types.ts';
import { LearningCard } from './learning-card.view.tsx';
import { OpenWork } from './open-work.view.tsx';
import { Week } from './week.view.tsx';

export interface OverviewProps
  extends Pick<DashboardProps, 'levelPanel' | 'renderSuggestion' | 'goals' | 'path'> {
  dashboard: Schema<'Dashboard'>;
}

/** The next step, then what waits and what is learned, with level and week beside. */
export function Overview({ dashboard, levelPanel, renderSuggestion, goals, path }: OverviewProps) {
  const messages = useMessages(dashboardMessages);
  const {
    hasPath,
    continueLearning,
    openWork,
    learning,
    suggestions,
    week,
    visit,
    applicationWait,
  } = dashboard;
  return (
    <>
      {hasPath && goals && <div className="ul-dashboard__goals">{goals}</div>}
      <div className="ul-dashboard">
        {continueLearning && <ContinueCard now={continueLearning} />}
        <div className="ul-stack ul-gap-24">
          {hasPath && path && <div className="ul-stack ul-gap-24 ul-dashboard__steps">{path}</div>}
          {(openWork.length > 0 || visit !== 'first') && <OpenWork work={openWork} />}
          {learning.length > 0 && <LearningCard learning={learning} wait={applicationWait} />}
        </div>
        <div className="ul-stack ul-gap-24">
          {visit === 'first' && <Week week={week} />}
          {levelPanel}
          {visit !== 'first' && hasWeek(week) && <Week week={week} />}
        </div>
      </div>
      {suggestions.length > 0 && !(hasPath && path) && (
        <section className="ul-dashboard__more">
          <div className="ul-row" data-justify="between">
            <h2 className="ul-h3">{messages.next}</h2>
            <Link className="ul-small ul-lone-link" href="/courses">
              {messages.allCourses}
            </Link>
          </div>
          <div className="ul-grid ul-cols-3 ul-dashboard__cards">
            {suggestions.map(renderSuggestion)}
          </div>
        </section>
      )}
    </>
  );
}
