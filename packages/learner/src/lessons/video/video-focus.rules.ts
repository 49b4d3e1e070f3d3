const typed = 'textarea, select, [contenteditable]:not([contenteditable=false])';
/** Inputs one does not type in. */
const untyped = ['range', 'checkbox', 'radio', 'button', 'submit', 'reset'];
/** Widgets that use letters and arrows themselves. */
const selfish = '[role=dialog], [role=tablist], [role=menu], [role=listbox], [role=radiogroup]';
const moving = /^(Arrow|Home$|End$|Page)/;

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'target'
>;

/** Whether the player may handle a key: the user isn't typing and the focused element doesn't use it. */
export function isForPlayer(event: Pressed): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  const target = event.target instanceof HTMLElement ? event.target : undefined;
  if (!target) return true;
  if (target.closest(typed) || target.closest(selfish)) return false;
  if (target instanceof HTMLInputElement) {
    return untyped.includes(target.type) && !moving.test(event.key) && event.key !== ' ';
  }
  const isPressable = target.closest('button, a, summary, [role=button], [role=link]') !== null;
  return !(isPressable && event.key === ' ');
}
