import { useEffect, useRef, useState } from 'react';
import type { Form } from './form.types.ts';

/** How long after the last keystroke a form saves itself. */
const pauseMs = 2000;

/** How safe a form is that saves itself: what `AutosaveSign` tells. */
export type AutosaveState = 'typing' | 'saving' | 'saved' | 'faulty' | 'conflict' | 'failed';

/**
 * Has a form save itself two seconds after the last change, while `isOn`. What is refused waits for the next change or `retry`;
 * what can't be saved as it is waits until it is corrected.
 */
export function useAutosave<Values extends object>(
  form: Form<Values>,
  isOn = true,
): { state: AutosaveState; retry: () => void } {
  const { values, isDirty, isFaulty, isSending, error, conflicts } = form;
  const submit = useRef(form.submit);
  submit.current = form.submit;
  const [tried, setTried] = useState<Values>();
  const isWaiting =
    isOn && isDirty && !isFaulty && !isSending && conflicts.length === 0 && tried !== values;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => {
      setTried(values);
      submit.current();
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [isWaiting, values]);
  return { state: stateOf(), retry: () => submit.current() };

  function stateOf(): AutosaveState {
    if (conflicts.length > 0) return 'conflict';
    if (isSending) return 'saving';
    if (!isDirty) return 'saved';
    if (isFaulty) return 'faulty';
    return error && tried === values ? 'failed' : 'typing';
  }
}
