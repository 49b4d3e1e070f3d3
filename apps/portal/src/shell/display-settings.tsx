import { Button } from '@uplink/ui/button';
import { Dialog } from '@uplink/ui/dialog';
import { SegmentedControl } from '@uplink/ui/segmented-control';
import {
  type DisplaySetting,
  displayChoices,
  resetDisplay,
  setDisplay,
  useDisplay,
} from './display.ts';
import { messages, type SettingMessages } from './display-settings.messages.ts';
import { InstallApp } from './install-app.tsx';

export interface DisplaySettingsProps {
  onClose: () => void;
}

const settings = Object.keys(displayChoices) as DisplaySetting[];

/** Theme, size and spacing of text, contrast and motion. Each choice holds at once. */
export function DisplaySettings({ onClose }: DisplaySettingsProps) {
  return (
    <Dialog
      title={messages.title}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onPress={resetDisplay}>
            {messages.reset}
          </Button>
          <Button variant="primary" onPress={onClose}>
            {messages.done}
          </Button>
        </>
      }
    >
      <div className="ul-stack">
        {settings.map((setting) => (
          <Setting key={setting} setting={setting} />
        ))}
        <p className="ul-small ul-muted">{messages.kept}</p>
        <InstallApp />
      </div>
    </Dialog>
  );
}

function Setting({ setting }: { setting: DisplaySetting }) {
  const value = useDisplay(setting);
  const { label, help, choices, default: unset }: SettingMessages = messages.settings[setting];
  const options = displayChoices[setting].map((id) => ({
    id: id as string,
    label: choices[id] ?? id,
  }));
  return (
    <div className="ul-stack ul-gap-4">
      <p className="ul-medium">{label}</p>
      <SegmentedControl
        aria-label={label}
        options={[{ id: '', label: unset }, ...options]}
        value={value}
        onChange={(choice) => setDisplay(setting, choice)}
      />
      {help && <p className="ul-small ul-muted">{help}</p>}
    </div>
  );
}
