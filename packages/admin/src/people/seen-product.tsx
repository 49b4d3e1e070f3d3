import type { Schema } from '@uplink/api-client';
import { ModuleStatus } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { notReady, userViewOutlineQuery, useUplink } from '@uplink/api-client/react';
import { NotReadyView, useHeldQuery } from '@uplink/kit/states';
import { Button } from '@uplink/ui/button';
import { Skeleton } from '@uplink/ui/skeleton';
import { useState } from 'react';
import { seeAsUserMessages } from './see-as-user.messages.ts';
import type { OfViewProps } from './see-as-user.types.ts';

export interface SeenProductProps extends OfViewProps {
  seen: Schema<'SeenLearning'>['products'][number];
}

/** A product with its progress; its lessons are asked for when it is opened. */
export function SeenProduct({ seen, ...of }: SeenProductProps) {
  const messages = useMessages(seeAsUserMessages);
  const [isOpen, setOpen] = useState(false);
  const { product, done, total } = seen;
  return (
    <div className="ul-people__seen">
      <Button variant="link" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
        {product.name}
      </Button>
      <p className="ul-small ul-muted">{messages.progress(done, total)}</p>
      {isOpen && <Lessons {...of} moduleId={product.id} />}
    </div>
  );
}

function Lessons({ userId, viewId, moduleId }: OfViewProps & { moduleId: number }) {
  const messages = useMessages(seeAsUserMessages);
  const query = useHeldQuery(userViewOutlineQuery(useUplink(), { id: userId, viewId, moduleId }));
  if (!query.data)
    return (
      <NotReadyView
        state={notReady(query)}
        noun={messages.lessons}
        skeleton={<Skeleton height={120} />}
      />
    );
  return (
    <ul className="ul-people__lessons">
      {query.data.sections.map((section) => (
        <li key={section.id}>
          <p className="ul-medium">{section.name}</p>
          <ul>
            {section.lessons.map((lesson) => (
              <li key={lesson.id} className="ul-small">
                {lesson.name}: {stateOf(lesson, messages)}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

type Lesson = Schema<'OutlineSection'>['lessons'][number];

function stateOf({ status, isLocked }: Lesson, messages: typeof seeAsUserMessages): string {
  if (status === ModuleStatus.done) return messages.done;
  return isLocked ? messages.locked : messages.open;
}
