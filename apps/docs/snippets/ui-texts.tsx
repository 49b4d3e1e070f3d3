import { type UiMessageOverrides, UiMessagesProvider } from '@uplink/ui/messages';
import { Failure } from '@uplink/ui/states';

const german: UiMessageOverrides = {
  'ui/states': { failed: 'Das konnte nicht geladen werden' },
  'ui/common': { retry: 'Nochmal versuchen', close: 'Schließen' },
};

export default function GermanFailure() {
  return (
    <UiMessagesProvider messages={german}>
      <Failure message="Der Server antwortet nicht." onRetry={() => {}} />
    </UiMessagesProvider>
  );
}
