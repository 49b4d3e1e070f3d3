'use client';
import { useMessages } from '@uplink/api-client/messages';
import { notReady, staffFiguresQuery, useUplink } from '@uplink/api-client/react';
import { NotReadyView, noContent, PageSkeleton, useHeldQuery } from '@uplink/kit/states';
import { SegmentedControl } from '@uplink/ui/segmented-control';
import { FigureCard } from './figure-card.view.tsx';
import { figuresMessages } from './figures.messages.ts';
import './admin-home.css';

const FIGURE_DAYS = [7, 30, 90, 365] as const;

export interface StaffFiguresProps {
  /** How many days until today. @default 30 */
  days: (typeof FIGURE_DAYS)[number] | undefined;
  /** Told how many days to show instead. */
  onDaysChange: (days: (typeof FIGURE_DAYS)[number]) => void;
}

/** How key figures went over the last days, each with its list. */
export function StaffFigures({ days = 30, onDaysChange }: StaffFiguresProps) {
  const messages = useMessages(figuresMessages);
  const query = useHeldQuery(staffFiguresQuery(useUplink(), days));
  return (
    <section className="ul-stack ul-gap-24" aria-label={messages.title}>
      <div className="ul-row ul-admin-home__head" data-justify="between">
        <h2 className="ul-h2">{messages.title}</h2>
        <SegmentedControl
          aria-label={messages.days}
          options={FIGURE_DAYS.map((one) => ({ id: String(one), label: messages.range(one) }))}
          value={String(days)}
          onChange={(id) => onDaysChange(FIGURE_DAYS.find((one) => String(one) === id) ?? 30)}
        />
      </div>
      {query.data ? (
        <div className="ul-admin-home__cards">
          {query.data.figures.map((figure) => (
            <FigureCard
              key={`${figure.kind}${figure.currency}`}
              figure={figure}
              range={{ ...query.data, days }}
            />
          ))}
        </div>
      ) : (
        <NotReadyView
          state={notReady(query)}
          noun={messages.noun}
          skeleton={<PageSkeleton heights={[280]} />}
          empty={noContent({ title: messages.none, text: messages.noneText })}
        />
      )}
    </section>
  );
}
