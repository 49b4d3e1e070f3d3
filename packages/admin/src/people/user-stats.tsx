'use client';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { notReady, userStatsQuery, useUplink } from '@uplink/api-client/react';
import { NotReadyView, noContent, PageSkeleton, useHeldQuery } from '@uplink/kit/states';
import { Card } from '@uplink/ui/card';
import type { OfUserProps } from './user.types.ts';
import { userStatsMessages } from './user-stats.messages.ts';
import './user.css';

/** What a person did so far, in figures. */
export function UserStats({ userId }: OfUserProps) {
  const messages = useMessages(userStatsMessages);
  const formats = useFormats();
  const query = useHeldQuery(userStatsQuery(useUplink(), userId));
  if (!query.data)
    return (
      <NotReadyView
        state={notReady(query)}
        noun={messages.noun}
        skeleton={<PageSkeleton heights={[120, 320]} />}
        empty={noContent({ title: messages.none, text: messages.noneText })}
      />
    );
  const stats = query.data;
  const figures = [
    [messages.level, formats.number(stats.level)],
    [messages.xp, formats.number(stats.totalXpPoints)],
    [messages.lessons, formats.number(stats.lessonsDone)],
    [messages.learning, formats.number(stats.productsLearning)],
    [messages.done, formats.number(stats.productsDone)],
    [messages.quizzes, formats.number(stats.quizzesDone)],
    [messages.homeworks, formats.number(stats.homeworksAccepted)],
    [
      messages.time,
      stats.secondsLearned > 0 ? formats.duration(stats.secondsLearned) : messages.noTime,
    ],
    [messages.days, formats.number(stats.daysLearned)],
    [messages.followers, formats.number(stats.followers)],
    [messages.member, formats.date(stats.memberSince)],
  ];
  return (
    <Card>
      <dl className="ul-people__figures">
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt className="ul-small ul-muted">{label}</dt>
            <dd className="ul-h2 ul-num">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
