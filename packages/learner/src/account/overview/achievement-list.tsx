'use client';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { NotReadyView, noContent } from '@uplink/kit/states';
import { LinkButton } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { Pagination } from '@uplink/ui/pagination';
import { Skeleton } from '@uplink/ui/skeleton';
import { AchievementRow } from '../../shared/achievement-row.view.tsx';
import { Figures } from '../../shared/figures.view.tsx';
import { useAchievementList } from './achievement-list.controller.ts';
import { achievementListMessages } from './achievement-list.messages.ts';
import { ShareAchievement } from './share-achievement.tsx';
import './overview.css';

export interface AchievementListProps {
  /** 0-based. */
  page: number;
  /** Told which page to show instead; 0-based. */
  onPageChange: (page: number) => void;
  /** Where a learner without achievements finds a course. */
  coursesHref: string;
}

/** Everything a learner earned, below their stats. */
export function AchievementList({ page, onPageChange, coursesHref }: AchievementListProps) {
  const messages = useMessages(achievementListMessages);
  const formats = useFormats();
  const { stats, list } = useAchievementList(page);
  return (
    <div className="ul-stack ul-gap-24">
      {stats !== null && (
        <Figures
          figures={[
            { label: messages.labels.level, value: stats && formats.number(stats.level) },
            { label: messages.labels.points, value: stats && formats.number(stats.totalXpPoints) },
            { label: messages.labels.lessons, value: stats && formats.number(stats.lessonsDone) },
            { label: messages.labels.products, value: stats && formats.number(stats.productsDone) },
          ]}
        />
      )}
      {list.status === 'ready' ? (
        <>
          <Card isFlush>
            <ul className="ul-list">
              {list.items.map((achievement) => (
                <li
                  key={`${achievement.type}-${achievement.id}`}
                  className="ul-overview__achievement"
                >
                  <AchievementRow achievement={achievement} />
                  <span>
                    <ShareAchievement achievement={achievement} />
                  </span>
                </li>
              ))}
            </ul>
          </Card>
          <Pagination {...list.paging} noun={messages.unit} onChange={onPageChange} />
        </>
      ) : (
        <NotReadyView
          state={list}
          noun={messages.noun}
          empty={noContent({
            title: messages.empty,
            text: messages.emptyText,
            action: <LinkButton href={coursesHref}>{messages.find}</LinkButton>,
          })}
          skeleton={<Skeleton height={220} />}
        />
      )}
    </div>
  );
}
