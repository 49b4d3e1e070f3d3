import { questionTitle } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { IconButton } from '@uplink/ui/button';
import { Icon } from '@uplink/ui/icon';
import { Menu } from '@uplink/ui/menu';
import { Status } from '@uplink/ui/status';
import { ChevronDown, ChevronUp, CircleAlert, Copy, GripVertical, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFaultsInWords } from '../author-words.ts';
import { questionEditors } from './question-editors.ts';
import type { QuestionFieldsProps } from './question-fields.types.ts';
import { QuestionNotes } from './question-notes.tsx';
import { questionsMessages } from './questions.messages.ts';
import './question-card.css';

export interface QuestionCardProps extends QuestionFieldsProps {
  /** Its place, from 1. */
  number: number;
  /** How many there are. */
  total: number;
  isOpen: boolean;
  /** Something is wrong with it, shown yet or not. */
  isFaulty: boolean;
  onToggle: () => void;
  /** The focus is in it, or was. */
  onEnter: () => void;
  onLeave: () => void;
  onDuplicate: () => void;
  onRemove: () => void;
  onMove: (to: number) => void;
  /** Under its fields, such as how it was answered. */
  children?: ReactNode;
}

/** One question of a list: its state in a line, and its fields while it is open. */
export function QuestionCard(props: QuestionCardProps) {
  const messages = useMessages(questionsMessages);
  const { question, number, isOpen, onEnter, onLeave } = props;
  const faults = useFaultsInWords(props.faults);
  const { Fields } = questionEditors[question.type];
  const fault = Object.values(faults)[0];
  return (
    <section
      className="ul-card ul-qcard"
      id={questionCardId(number)}
      tabIndex={-1}
      aria-label={messages.nth(number)}
      data-open={isOpen || undefined}
      data-faulty={fault ? '' : undefined}
      onFocus={onEnter}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onLeave();
      }}
    >
      <Head {...props} fault={fault} />
      {isOpen && (
        <div className="ul-qcard__body ul-stack ul-gap-16">
          <Fields {...props} faults={faults} />
          <QuestionNotes {...props} faults={faults} />
          {props.children}
        </div>
      )}
    </section>
  );
}

/** The id of a question's card, for links to it. */
export const questionCardId = (number: number) => `question-card-${number}`;

function Head(props: QuestionCardProps & { fault: string | undefined }) {
  const messages = useMessages(questionsMessages);
  const { question, number, isOpen, isReadOnly, fault, isFaulty, onToggle } = props;
  const { icon } = questionEditors[question.type];
  return (
    <div className="ul-qcard__head">
      {!isReadOnly && <Mover {...props} />}
      <Icon as={icon} size={18} />
      <h2 className="ul-h4 ul-none">{messages.nth(number)}</h2>
      <span className="ul-small ul-subtle ul-none">{messages.types[question.type]}</span>
      <span className="ul-muted ul-truncate ul-grow">{!isOpen && questionTitle(question)}</span>
      {fault ? (
        <span className="ul-field__error ul-qcard__state">
          <Icon as={CircleAlert} size={16} />
          <span>{fault}</span>
        </span>
      ) : (
        <span className="ul-qcard__state">
          <Status kind={isFaulty ? 'down' : 'ok'} isBare>
            {isFaulty ? messages.unfinished : messages.ready}
          </Status>
        </span>
      )}
      {isOpen && !isReadOnly && (
        <>
          <IconButton
            size="sm"
            aria-label={messages.duplicate(number)}
            icon={<Icon as={Copy} size={16} />}
            onPress={props.onDuplicate}
          />
          <IconButton
            size="sm"
            aria-label={messages.remove(number)}
            icon={<Icon as={Trash2} size={16} />}
            onPress={props.onRemove}
          />
        </>
      )}
      <IconButton
        size="sm"
        aria-label={isOpen ? messages.close(number) : messages.open(number)}
        aria-expanded={isOpen}
        icon={<Icon as={isOpen ? ChevronUp : ChevronDown} size={16} />}
        onPress={onToggle}
      />
    </div>
  );
}

function Mover({ number, total, onMove }: QuestionCardProps) {
  const messages = useMessages(questionsMessages);
  const places = Array.from({ length: total }, (_, index) => ({
    id: String(index),
    label: messages.place(index + 1),
    isDisabled: index + 1 === number,
  }));
  return (
    <Menu
      aria-label={messages.move(number)}
      trigger={
        <IconButton
          size="sm"
          aria-label={messages.move(number)}
          icon={<Icon as={GripVertical} size={16} />}
        />
      }
      groups={[
        [
          { id: String(number - 2), label: messages.up, isDisabled: number === 1 },
          { id: String(number), label: messages.down, isDisabled: number === total },
        ].map((entry) => ({ ...entry, id: `step-${entry.id}` })),
        [{ id: 'places', label: messages.moveTo, entries: places }],
      ]}
      onAction={(id) => onMove(Number(id.replace('step-', '')))}
    />
  );
}
