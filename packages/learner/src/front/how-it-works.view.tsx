import { useMessages } from '@uplink/api-client/messages';
import { frontMessages } from './front.messages.ts';
import { StepArt } from './step-art.view.tsx';

/** Four steps, as rings: nothing is done yet. */
export function HowItWorks() {
  const messages = useMessages(frontMessages);
  return (
    <section className="ul-front-band ul-front-wrap" id="how" aria-labelledby="how-title">
      <div className="ul-front-head">
        <h2 id="how-title">{messages.howTitle}</h2>
      </div>
      <ol className="ul-front-how">
        {messages.steps.map(({ title, text }, index) => (
          <li key={title}>
            <span className="ul-front-how__ring" aria-hidden="true">
              {index + 1}
            </span>
            <h3 className="ul-h3">{title}</h3>
            <p className="ul-muted ul-front-how__text">{text}</p>
            <StepArt step={index} />
          </li>
        ))}
      </ol>
    </section>
  );
}
