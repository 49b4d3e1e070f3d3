import {
  type ForwardedRef,
  forwardRef,
  type MouseEvent,
  useContext,
  useEffect,
  useId,
  useRef,
} from 'react';
import { ControlsContext, type PlainButtonProps } from '../aria-controls/controls.ts';
import { commonMessages } from '../messages/common.messages.ts';
import { useMessages } from '../messages/use-messages.ts';
import { announce } from './announce.ts';

export type { PlainButtonProps };

/** The browser's button, or React Aria's inside its triggers, collections and fields (`AriaControls`). */
export const PlainButton = forwardRef(function PlainButton(
  props: PlainButtonProps,
  ref: ForwardedRef<HTMLButtonElement>,
) {
  const Controls = useContext(ControlsContext);
  return Controls ? (
    <Controls.Button {...props} ref={ref} />
  ) : (
    <NativeButton {...props} buttonRef={ref} />
  );
});

function NativeButton({
  buttonRef,
  onPress,
  isDisabled,
  isPending = false,
  excludeFromTabOrder,
  type = 'button',
  ...props
}: PlainButtonProps & { buttonRef: ForwardedRef<HTMLButtonElement> }) {
  const ownId = useId();
  const id = props.id ?? ownId;
  useSpokenPending(id, isPending);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Safari gives a pressed button no focus, and a dialog it opens could not give it back.
    event.currentTarget.focus({ preventScroll: true });
    onPress?.();
  };
  return (
    <button
      {...props}
      ref={buttonRef}
      id={id}
      // Enter in a field must not send the form again.
      type={isPending && type === 'submit' ? 'button' : type}
      disabled={isDisabled}
      tabIndex={excludeFromTabOrder ? -1 : undefined}
      onClick={isPending ? undefined : press}
      aria-disabled={isPending || undefined}
      data-disabled={isDisabled || undefined}
      data-pending={isPending || undefined}
    />
  );
}

/** A screen reader doesn't read a button again when its name changes under the focus. */
function useSpokenPending(id: string, isPending: boolean) {
  const { pending } = useMessages(commonMessages);
  const wasPending = useRef(isPending);
  useEffect(() => {
    if (wasPending.current === isPending) return;
    wasPending.current = isPending;
    const button = document.activeElement;
    if (button?.id !== id) return;
    const name = button.getAttribute('aria-label') ?? button.textContent;
    announce(isPending ? `${name}, ${pending}` : `${name}`);
  }, [id, isPending, pending]);
}
