import { Check, Circle } from 'lucide-react';
import { useMessages } from '../messages/use-messages.ts';
import { passwordFieldMessages } from './password-field.messages.ts';
import './password-rules.css';

export interface PasswordRulesProps {
  /** Each rule as a short phrase, and whether what is typed keeps it. */
  rules: readonly { label: string; isMet: boolean }[];
}

/** What a password needs, ticked off while it is typed. */
export function PasswordRules({ rules }: PasswordRulesProps) {
  const messages = useMessages(passwordFieldMessages);
  return (
    <ul className="ul-password-rules">
      {rules.map(({ label, isMet }) => (
        <li key={label} data-met={isMet || undefined}>
          {isMet ? (
            <Check className="ul-icon" size={14} aria-hidden />
          ) : (
            <Circle className="ul-icon" size={14} aria-hidden />
          )}
          <span>
            {label}
            {isMet && <span className="ul-sr">{messages.met}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
