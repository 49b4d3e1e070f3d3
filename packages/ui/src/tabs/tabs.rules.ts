interface Tab<Id> {
  id: Id;
  isDisabled?: boolean;
}

/** The tab a key leads to from the open one, past disabled ones and around the ends. */
export function targetTab<Id>(
  tabs: readonly Tab<Id>[],
  open: Id,
  key: string,
  isRtl: boolean,
): Id | undefined {
  const usable = tabs.filter(({ isDisabled }) => !isDisabled).map(({ id }) => id);
  const at = usable.indexOf(open);
  const forward = isRtl ? -1 : 1;
  const targets: Record<string, number> = {
    ArrowRight: at + forward,
    ArrowLeft: at - forward,
    Home: 0,
    End: usable.length - 1,
  };
  const target = targets[key];
  return target === undefined ? undefined : usable[(target + usable.length) % usable.length];
}
