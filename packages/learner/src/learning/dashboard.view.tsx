import { useFormats, useMessages } from '@uplink/api-client/messages';
import { LinkButton } from '@uplink/ui/button';
import { IdleLink, State } from '@uplink/ui/states';
import type { DashboardReady } from './dashboard.controller.ts';
import { dashboardMessages } from './dashboard.messages.ts';
import { greeting, nextWords } from './dashboard.rules.ts';
import type { DashboardProps } from './dashboard.types.ts';
import { LearningCard } from './learning-card.view.tsx';
import { Overview } from './overview.view.tsx';
import './dashboard.css';

export interface DashboardViewProps extends DashboardProps, Omit<DashboardReady, 'status'> {}

/** The greeting and the next step; below the tabs everything, or only the products in progress. */
export function DashboardView(props: DashboardViewProps) {
  const messages = useMessages(dashboardMessages);
  const formats = useFormats();
  const { dashboard, firstName, tabs, part = 'overview' } = props;
  return (
    <>
      <h1 className="ul-h1" tabIndex={-1}>
        {headingOf(dashboard, firstName, messages)}
      </h1>
      <p className="ul-muted ul-dashboard__lead">
        {nextWords(dashboard.continueLearning, messages, formats)}
      </p>
      {tabs && <div className="ul-dashboard__tabs">{tabs}</div>}
      {part === 'overview' ? (
        <Overview {...props} />
      ) : (
        <div className="ul-dashboard__learning">
          {dashboard.learning.length > 0 ? (
            <LearningCard learning={dashboard.learning} wait={dashboard.applicationWait} />
          ) : (
            <State
              art={<IdleLink />}
              title={messages.noLearning}
              action={<LinkButton href="/courses">{messages.allCourses}</LinkButton>}
            >
              {messages.begin}
            </State>
          )}
        </div>
      )}
    </>
  );
}

function headingOf(
  { visit, continueLearning }: DashboardViewProps['dashboard'],
  name: string,
  messages: typeof dashboardMessages,
) {
  if (visit === 'first' && continueLearning) return messages.welcome(name);
  return visit === 'back'
    ? messages.welcomeBack(name)
    : messages.hello(greeting(new Date(), messages), name);
}
