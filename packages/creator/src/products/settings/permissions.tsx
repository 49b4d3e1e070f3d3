import type { Schema } from '@uplink/api-client';
import { PERMISSIONS } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { Note } from '@uplink/kit/states';
import { IconButton } from '@uplink/ui/button';
import { Icon } from '@uplink/ui/icon';
import { Select } from '@uplink/ui/select';
import { X } from 'lucide-react';
import { Chosen } from '../../shared/pickers/chosen.view.tsx';
import { PersonPicker } from '../../shared/pickers/pickers.tsx';
import { settingsMessages } from './settings.messages.ts';
import { type StepContext, useStepForm } from './step-form.controller.ts';
import { StepFrame, StepGroup } from './step-frame.view.tsx';

interface Values {
  given: Schema<'GivenPermission'>[];
  mentors: Schema<'UserRef'>[];
}

/** Who else works on a product, how much they may do, and who reviews its learners. */
export function Permissions(context: StepContext) {
  const messages = useMessages(settingsMessages);
  const step = useStepForm<Values>(context, {
    toValues: ({ permissions, mentors }) => ({ given: permissions, mentors }),
    toChange: ({ given, mentors }, changed) => ({
      ...(changed.includes('mentors') && { mentorIds: mentors.map(({ id }) => id) }),
      ...(changed.includes('given') && {
        permissions: given.map(({ user, permission }) => ({ userId: user.id, permission })),
      }),
    }),
  });
  const { form } = step;
  const { items, add, remove } = form.list('given');
  const mentors = form.field('mentors');
  const mayGive = context.product.permission === 'manage';
  return (
    <StepFrame step={{ ...step, isReadOnly: !mayGive }} learnerCount={0}>
      <StepGroup title={messages.step.permissions} text={messages.permissions}>
        {items.map(({ user, permission }, row) => (
          <div className="ul-setup__row" key={user.id}>
            <Select
              label={user.name}
              options={PERMISSIONS.map((id) => ({ id, label: messages.permission[id] }))}
              value={permission}
              onChange={form.field(`given[${row}].permission`).onChange}
            />
            <IconButton
              variant="quiet"
              aria-label={messages.remove(user.name)}
              icon={<Icon as={X} size={16} />}
              onPress={() => remove(row)}
            />
          </div>
        ))}
        <PersonPicker
          label={messages.addPerson}
          without={items.map(({ user }) => user.id)}
          onChoose={(user) => add({ user, permission: 'view' })}
        />
      </StepGroup>
      <StepGroup title={messages.mentors} text={messages.mentorsHelp}>
        <Chosen
          label={messages.mentors}
          items={mentors.value}
          onRemove={(gone) => mentors.onChange(mentors.value.filter((one) => one !== gone))}
        />
        {mentors.value.length === 0 && <Note>{messages.noMentors}</Note>}
        <PersonPicker
          label={messages.addMentor}
          errorMessage={mentors.errorMessage}
          without={mentors.value.map(({ id }) => id)}
          onChoose={(person) => mentors.onChange([...mentors.value, person])}
        />
      </StepGroup>
    </StepFrame>
  );
}
