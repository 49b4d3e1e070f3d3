import { type UiMessageOverrides, UiMessagesProvider } from '@uplink/ui/messages';
import { Failure } from '@uplink/ui/states';

const german: UiMessageOverrides = {
  'ui/common': {
    failed: 'Das konnte nicht geladen werden',
    retry: 'Nochmal versuchen',
    close: 'Schließen',
  },
};

export default function GermanFailure() {
  return (
    <UiMessagesProvider messages={german}>
      <Failure message="Der Server antwortet nicht." onRetry={() => {}} />
    </UiMessagesProvider>
  );
}
