import { Eye, EyeOff } from 'lucide-react';
import { type ForwardedRef, forwardRef, useState } from 'react';
import { TextField as AriaTextField } from 'react-aria-components';
import { IconButton } from '../button/button.tsx';
import type { TextFieldProps } from '../field/field.tsx';
import { FieldFrame, splitField } from '../field/field-frame.tsx';
import { InputGroup } from '../field/input-group.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { passwordFieldMessages } from './password-field.messages.ts';

export type PasswordFieldProps = Omit<TextFieldProps, 'type'>;

/** A password, hidden until asked for. Its rules go into `description`, as `PasswordRules`. */
export const PasswordField = forwardRef(function PasswordField(
  { placeholder, ...props }: PasswordFieldProps,
  ref: ForwardedRef<HTMLInputElement>,
) {
  const messages = useMessages(passwordFieldMessages);
  const { field, frame } = splitField(props);
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <AriaTextField
      spellCheck="false"
      autoCorrect="off"
      {...field}
      type={isShown ? 'text' : 'password'}
      className="ul-field"
    >
      <FieldFrame {...frame}>
        <InputGroup inputRef={ref} placeholder={placeholder}>
          <IconButton
            size="sm"
            isDisabled={field.isDisabled ?? false}
            aria-label={isShown ? messages.hide : messages.show}
            icon={<Icon className="ul-icon" size={18} aria-hidden />}
            onPress={() => setIsShown(!isShown)}
          />
        </InputGroup>
      </FieldFrame>
    </AriaTextField>
  );
});
