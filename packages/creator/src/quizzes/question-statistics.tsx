import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { quizEditorMessages } from './quiz-editor.messages.ts';

export interface QuestionStatisticsProps {
  /** Undefined while no one handed it in. */
  statistics: Schema<'QuestionStatistics'> | undefined;
}

/** How learners answered a question, and what they took for right. */
export function QuestionStatistics({ statistics }: QuestionStatisticsProps) {
  const messages = useMessages(quizEditorMessages);
  if (!statistics) return null;
  const { answered, right, wrong } = statistics;
  if (answered === 0) return <p className="ul-small ul-muted">{messages.notAnswered}</p>;
  return (
    <div className="ul-small ul-question-statistics">
      <p>{messages.answers(answered, Math.round((right / answered) * 100))}</p>
      {wrong.length > 0 && (
        <>
          <p className="ul-muted">{messages.wrong}</p>
          <ul>
            {wrong.map(({ answer, count }) => (
              <li key={answer}>
                {answer} <span className="ul-muted">{messages.times(count)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
