import { useMessages } from '@uplink/api-client/messages';
import { frontMessages } from './front.messages.ts';
import './step-art.css';

interface DrawingProps {
  texts: typeof frontMessages.stepArt;
}

const drawings = [Video, Console, Review, Certificate];

export interface StepArtProps {
  /** Which of the four steps, from 0. */
  step: number;
}

/** What a step looks like, in small. */
export function StepArt({ step }: StepArtProps) {
  const { stepArt } = useMessages(frontMessages);
  const Drawing = drawings[step];
  if (!Drawing) return null;
  return (
    <div className="ul-front-art">
      <svg viewBox="0 0 284 148" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <Drawing texts={stepArt} />
      </svg>
    </div>
  );
}

function Video({ texts }: DrawingProps) {
  return (
    <>
      <rect className="ul-front-art__ink" x="24" y="22" width="236" height="104" rx="8" />
      <path className="ul-front-art__light" d="M132 60l24 14-24 14z" />
      <path className="ul-front-art__track" d="M40 108h204" />
      <path className="ul-front-art__seen" d="M40 108h88" />
      <path className="ul-front-art__note" d="M176 103.5l4.5 4.5-4.5 4.5-4.5-4.5z" />
      <text className="ul-front-art__caption" x="40" y="46">
        {texts.video}
      </text>
    </>
  );
}

function Console({ texts }: DrawingProps) {
  return (
    <>
      <Sheet />
      {texts.console.map((line, index) => (
        <text
          key={line}
          className="ul-front-art__code"
          data-strong={index % 2 === 1 || undefined}
          x="40"
          y={46 + index * 22}
        >
          {line}
        </text>
      ))}
      <path className="ul-front-art__check" d="M88 108l4 4 8-9" />
    </>
  );
}

function Review({ texts }: DrawingProps) {
  return (
    <>
      <Sheet />
      <rect className="ul-front-art__removed" x="25" y="34" width="234" height="18" />
      <rect className="ul-front-art__added" x="25" y="52" width="234" height="18" />
      <text className="ul-front-art__code" x="36" y="47">
        {texts.before}
      </text>
      <text className="ul-front-art__code" data-strong="" x="36" y="65">
        {texts.after}
      </text>
      <rect className="ul-front-art__said" x="48" y="82" width="196" height="52" rx="7" />
      <circle className="ul-front-art__face" cx="66" cy="101" r="9" />
      <text className="ul-front-art__name" x="84" y="99">
        {texts.mentor}
      </text>
      <text className="ul-front-art__words" x="84" y="116">
        {texts.remark}
      </text>
    </>
  );
}

function Certificate({ texts }: DrawingProps) {
  return (
    <>
      <rect className="ul-front-art__sheet" x="40" y="18" width="204" height="140" rx="8" />
      <path className="ul-front-art__line" d="M60 46h86M60 62h54" />
      <text className="ul-front-art__name" x="60" y="94">
        {texts.course}
      </text>
      <text className="ul-front-art__code" x="60" y="114">
        {texts.number}
      </text>
      <circle className="ul-front-art__seal" cx="214" cy="52" r="15" />
      <path className="ul-front-art__tick" d="M207 52l5 5 9-10" />
    </>
  );
}

const Sheet = () => (
  <rect className="ul-front-art__sheet" x="24" y="20" width="236" height="130" rx="8" />
);
