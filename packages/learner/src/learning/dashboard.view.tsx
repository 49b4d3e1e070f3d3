import { Card } from '@uplink/ui/card';
import { Link } from 'react-aria-components';
import { ContinueCard } from './continue-card.view.tsx';
import type { DashboardReady } from './dashboard.controller.ts';
import { messages } from './dashboard.messages.ts';
import { greeting, nextWords } from './dashboard.rules.ts';
import type { DashboardProps } from './dashboard.types.ts';
import { LearningRow } from './learning-row.view.tsx';
import { OpenWork } from './open-work.view.tsx';
import { Week } from './week.view.tsx';
import './dashboard.css';

export interface DashboardViewProps extends DashboardProps, Omit<DashboardReady, 'status'> {}

/** The next step, then what waits and what is learned, with level and week beside. */
export function DashboardView(props: DashboardViewProps) {
  const { dashboard, firstName, levelPanel, renderSuggestion } = props;
  const { continueLearning, openWork, learning, suggestions, week } = dashboard;
  return (
    <>
      <h1 className="ul-h1" tabIndex={-1}>
        {messages.hello(greeting(new Date()), firstName)}
      </h1>
      <p className="ul-muted ul-dashboard__lead">{nextWords(continueLearning)}</p>
      <div className="ul-dashboard">
        {continueLearning && <ContinueCard now={continueLearning} />}
        <div className="ul-stack ul-gap-24">
          <OpenWork work={openWork} />
          {learning.length > 0 && (
            <Card isFlush title={messages.learning}>
              {learning.map((module) => (
                <LearningRow key={module.id} module={module} />
              ))}
            </Card>
          )}
        </div>
        <div className="ul-stack ul-gap-24">
          {levelPanel}
          {week.length > 0 && <Week week={week} />}
        </div>
      </div>
      {suggestions.length > 0 && (
        <section className="ul-dashboard__more">
          <div className="ul-row" data-justify="between">
            <h2 className="ul-h3">{messages.next}</h2>
            <Link className="ul-small" href="/courses">
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
