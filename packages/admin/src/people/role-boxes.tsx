import { ROLES, type Role } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { Checkbox } from '@uplink/ui/choice';
import type { ReactNode } from 'react';
import { userListMessages } from './user-list.messages.ts';
import './people.css';

export interface RoleBoxesProps {
  label: string;
  roles: readonly Role[];
  isDisabled: boolean;
  onChange: (roles: Role[]) => void;
  /** Under the boxes. */
  children?: ReactNode;
}

/** The roles of an account, each on or off. */
export function RoleBoxes({ label, roles, isDisabled, onChange, children }: RoleBoxesProps) {
  const { roleNames } = useMessages(userListMessages);
  return (
    <fieldset className="ul-stack ul-gap-8 ul-people__roles">
      <legend className="ul-field__label">{label}</legend>
      {ROLES.map((role) => (
        <Checkbox
          key={role}
          isDisabled={isDisabled}
          isSelected={roles.includes(role)}
          onChange={(isOn) =>
            onChange(ROLES.filter((one) => (one === role ? isOn : roles.includes(one))))
          }
        >
          {roleNames[role]}
        </Checkbox>
      ))}
      {children}
    </fieldset>
  );
}
