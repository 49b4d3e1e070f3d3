import {
  createContext,
  type ForwardedRef,
  forwardRef,
  type MouseEvent,
  type ReactNode,
  useContext,
} from 'react';
import { ControlsContext, type LinkProps } from '../aria-controls/controls.ts';

export type { LinkProps };

const NavigateContext = createContext<((href: string) => void) | undefined>(undefined);

export interface LinkProviderProps {
  /** Opens an address of this site without loading the page. */
  navigate: (href: string) => void;
  /** The links, anywhere below. */
  children: ReactNode;
}

/** Lets the links inside it change the page without loading it. */
export function LinkProvider({ navigate, children }: LinkProviderProps) {
  return <NavigateContext.Provider value={navigate}>{children}</NavigateContext.Provider>;
}

/** How links change the page; undefined where the browser follows them. */
export const useNavigate = () => useContext(NavigateContext);

/**
 * A link that stays in the app. Written out, since React Aria's would be a tenth of every first load; inside
 * its own collections and triggers it is React Aria's (`AriaControls`).
 */
export const Link = forwardRef(function Link(
  props: LinkProps,
  ref: ForwardedRef<HTMLAnchorElement>,
) {
  const Controls = useContext(ControlsContext);
  return Controls ? <Controls.Link {...props} ref={ref} /> : <PlainLink {...props} linkRef={ref} />;
});

function PlainLink({
  linkRef,
  href,
  isDisabled,
  onPress,
  onClick,
  excludeFromTabOrder,
  children,
  ...props
}: LinkProps & { linkRef: ForwardedRef<HTMLAnchorElement> }) {
  const navigate = useNavigate();
  if (href === undefined || isDisabled) {
    return (
      // biome-ignore lint/a11y/useFocusableInteractive: it cannot be followed
      // biome-ignore lint/a11y/useSemanticElements: an anchor without an address is no link
      <span
        {...props}
        ref={linkRef}
        role="link"
        aria-disabled={isDisabled || undefined}
        data-disabled={isDisabled || undefined}
      >
        {children}
      </span>
    );
  }
  return (
    <a
      {...props}
      ref={linkRef}
      href={href}
      tabIndex={excludeFromTabOrder ? -1 : undefined}
      onClick={(event) => {
        onClick?.(event);
        onPress?.();
        if (!navigate || event.defaultPrevented || !staysHere(event)) return;
        event.preventDefault();
        navigate(href);
      }}
    >
      {children}
    </a>
  );
}

/** Whether the link opens in this tab and on this site; anything else is left to the browser. */
function staysHere(event: MouseEvent<HTMLAnchorElement>): boolean {
  const link = event.currentTarget;
  return (
    (!link.target || link.target === '_self') &&
    link.origin === location.origin &&
    !link.hasAttribute('download') &&
    !(event.metaKey || event.ctrlKey || event.altKey || event.shiftKey)
  );
}
