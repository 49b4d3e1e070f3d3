import { Button } from '@uplink/ui/button';
import { useInstall } from './install.ts';
import { messages } from './install-app.messages.ts';

/** The way to install the portal, where this browser has one. */
export function InstallApp() {
  const { way, ask } = useInstall();
  if (!way) return null;
  return (
    <div className="ul-stack ul-gap-4">
      <p className="ul-medium">{messages.title}</p>
      <p className="ul-small ul-muted">{way === 'prompt' ? messages.text : messages.byHand}</p>
      {way === 'prompt' && (
        <div>
          <Button onPress={ask}>{messages.install}</Button>
        </div>
      )}
    </div>
  );
}
