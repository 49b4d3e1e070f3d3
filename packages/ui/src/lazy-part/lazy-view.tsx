import type { ComponentType } from 'react';
import { Button } from '../button/index.ts';
import { commonMessages } from '../messages/common.messages.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useHeld } from '../skeleton/index.ts';
import { type LazyPart, lazyPart, useLazyPart } from './lazy-part.ts';
import './lazy-view.css';

/**
 * A component whose code loads separately, when it is first drawn or earlier through `part`. If loading
 * fails, only its own place says so and offers a retry; nothing around it is lost.
 */
export function lazyView<Props extends object>(
  part: LazyPart<ComponentType<Props>> | (() => Promise<ComponentType<Props>>),
  /** Shown while the code loads. @default nothing */
  Fallback?: ComponentType<Props>,
): ComponentType<Props> {
  const code = typeof part === 'function' ? lazyPart(part) : part;
  return function LazyView(props) {
    const state = useLazyPart(code);
    const isHeld = useHeld(Fallback !== undefined && state.status === 'loading');
    if (Fallback && isHeld) return <Fallback {...props} />;
    if (state.status === 'ready') return <state.Part {...props} />;
    return state.status === 'missing' ? <MissingPart onRetry={state.retry} /> : null;
  };
}

export interface MissingPartProps {
  /** Told to load the code again. */
  onRetry: () => void;
}

/** Shown in place of a part whose code failed to load. */
export function MissingPart({ onRetry }: MissingPartProps) {
  const { missing, retry } = useMessages(commonMessages);
  return (
    <div className="ul-missing-part" role="alert">
      <span>{missing}</span>
      <Button size="sm" variant="quiet" onPress={onRetry}>
        {retry}
      </Button>
    </div>
  );
}
