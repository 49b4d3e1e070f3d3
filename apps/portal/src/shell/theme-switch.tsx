import { Switch } from '@uplink/ui/switch';
import { setTheme, useIsDark } from './theme.ts';

/** Dark or light for this browser. */
export function ThemeSwitch() {
  return (
    <Switch isSelected={useIsDark()} onChange={(isDark) => setTheme(isDark ? 'dark' : 'light')}>
      Dark theme
    </Switch>
  );
}
