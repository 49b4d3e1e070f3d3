import { useMessages } from '@uplink/api-client/messages';
import { StatusLight } from '@uplink/ui/status';
import { certificatesMessages } from './certificates.messages.ts';
import { type DiplomaValues, type SectionState, sectionStates } from './diploma-form.rules.ts';

export interface CertificateOutlineProps {
  values: DiplomaValues;
  formId: string;
}

const lights: Record<SectionState, 'ok' | 'down' | 'fault'> = {
  done: 'ok',
  empty: 'down',
  fault: 'fault',
};

/** The id of a section, for the way from the outline to it. */
export const sectionId = (formId: string, index: number) => `${formId}section${index}`;

/** The twelve sections of a certificate, with the state of each. */
export function CertificateOutline({ values, formId }: CertificateOutlineProps) {
  const messages = useMessages(certificatesMessages);
  const states = sectionStates(values);
  return (
    <nav className="ul-card ul-certificate-outline" aria-label={messages.outline}>
      <ol>
        {messages.sections.map((name, index) => {
          const state = states[index] ?? 'empty';
          return (
            <li key={name}>
              <button
                type="button"
                className="ul-certificate-outline__row"
                onClick={() => {
                  const section = document.getElementById(sectionId(formId, index));
                  section?.scrollIntoView({ block: 'start' });
                  section?.querySelector<HTMLElement>('input, textarea, button')?.focus();
                }}
              >
                <span className="ul-mono ul-muted">{index}</span>
                <span className="ul-grow">{name}</span>
                <span className="ul-sr">{messages.state[state]}</span>
                <StatusLight kind={lights[state]} />
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
