import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { moduleCohortsQuery, useUplink } from '@uplink/api-client/react';
import { Confirm } from '@uplink/kit/dialogs';
import { Button, IconButton } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { Icon } from '@uplink/ui/icon';
import { State } from '@uplink/ui/states';
import { Status } from '@uplink/ui/status';
import { CalendarDays, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { CohortForm } from './cohort-form.tsx';
import { cohortsMessages } from './cohorts.messages.ts';
import { LessonMappings } from './lesson-mappings.tsx';

type Cohort = Schema<'AuthoredCohort'>;

export interface CohortListProps {
  productId: number;
  cohorts: readonly Cohort[];
  isReadOnly: boolean;
  mayDelete: boolean;
}

/** The cohorts of a program: added, changed, deleted while they are empty. */
export function CohortList(props: CohortListProps) {
  const messages = useMessages(cohortsMessages);
  const { productId, cohorts, isReadOnly, mayDelete } = props;
  const [open, setOpen] = useState<{ part: Part; cohort?: Cohort }>();
  const close = () => setOpen(undefined);
  return (
    <Card
      title={messages.cohorts}
      aside={
        !isReadOnly && (
          <Button icon={<Icon as={Plus} size={16} />} onPress={() => setOpen({ part: 'form' })}>
            {messages.newCohort}
          </Button>
        )
      }
    >
      {cohorts.length === 0 ? (
        <State title={messages.noCohorts}>{messages.noCohortsText}</State>
      ) : (
        <ul className="ul-cohorts">
          {cohorts.map((cohort) => (
            <li key={cohort.id} className="ul-cohorts__row">
              <CohortWords cohort={cohort} />
              {!isReadOnly && (
                <Actions
                  cohort={cohort}
                  mayDelete={mayDelete}
                  onOpen={(part) => setOpen({ part, cohort })}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {open?.part === 'form' && (
        <CohortForm productId={productId} cohort={open.cohort} onClose={close} />
      )}
      {open?.part === 'deletion' && open.cohort && (
        <Deletion productId={productId} cohort={open.cohort} onClose={close} />
      )}
      {open?.part === 'lessons' && open.cohort && (
        <LessonMappings cohort={open.cohort} onClose={close} />
      )}
    </Card>
  );
}

type Part = 'form' | 'lessons' | 'deletion';

function CohortWords({ cohort }: { cohort: Cohort }) {
  const messages = useMessages(cohortsMessages);
  const formats = useFormats();
  const { name, startDate, endDate, isOpen, learnerCount, seats } = cohort;
  return (
    <div className="ul-cohorts__words">
      <div className="ul-cohorts__name">
        <span className="ul-strong">{name}</span>
        <Status kind={isOpen ? 'ok' : 'down'} isBare>
          {isOpen ? messages.open : messages.closed}
        </Status>
      </div>
      <p className="ul-small ul-muted">
        {messages.dates(formats.date(startDate), formats.date(endDate))} ·{' '}
        {messages.learners(learnerCount, seats)}
      </p>
    </div>
  );
}

interface ActionsProps {
  cohort: Cohort;
  mayDelete: boolean;
  onOpen: (part: Part) => void;
}

function Actions({ cohort, mayDelete, onOpen }: ActionsProps) {
  const messages = useMessages(cohortsMessages);
  const { name, lessonCount, learnerCount } = cohort;
  return (
    <div className="ul-cohorts__actions">
      <Button
        size="sm"
        aria-label={messages.lessonsOf(messages.lessons(lessonCount), name)}
        icon={<Icon as={CalendarDays} size={16} />}
        onPress={() => onOpen('lessons')}
      >
        {messages.lessons(lessonCount)}
      </Button>
      <IconButton
        size="sm"
        variant="quiet"
        aria-label={messages.editCohort(name)}
        icon={<Icon as={Pencil} size={16} />}
        onPress={() => onOpen('form')}
      />
      {mayDelete && (
        <IconButton
          size="sm"
          variant="quiet"
          aria-label={messages.deleteCohort(name)}
          icon={<Icon as={Trash2} size={16} />}
          isDisabled={learnerCount > 0}
          onPress={() => onOpen('deletion')}
        />
      )}
    </div>
  );
}

interface DeletionProps {
  productId: number;
  cohort: Cohort;
  onClose: () => void;
}

function Deletion({ productId, cohort, onClose }: DeletionProps) {
  const messages = useMessages(cohortsMessages);
  const client = useUplink();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      client.unwrap(
        client.api.DELETE('/creator/me/cohorts/{cohortId}', {
          params: { path: { cohortId: cohort.id } },
        }),
        { rethrow: true },
      ),
    async onSuccess() {
      await queries.invalidateQueries({
        queryKey: moduleCohortsQuery(client, productId).queryKey,
      });
      onClose();
    },
  });
  return (
    <Confirm
      isOpen
      isDanger
      title={messages.deleteTitle(cohort.name)}
      confirmLabel={messages.deleteConfirm}
      isPending={isPending}
      errorMessage={error?.message}
      onConfirm={mutate}
      onClose={onClose}
    >
      {messages.deleteText}
    </Confirm>
  );
}
