import { useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { Dialog } from '@uplink/ui/dialog';
import { useEffect, useRef } from 'react';
import { paymentsMessages } from './payments.messages.ts';
import type { AuthenticationOutcome, ClientAction } from './payments.types.ts';
import { approveWallet } from './wallet-window.ts';
import './payments.css';

export interface Question {
  kind: ClientAction['kind'];
  url: string;
  answer: (outcome: AuthenticationOutcome) => void;
}

/** What a bank or wallet asks, in a dialog over the page. */
export function BankQuestion(question: Question) {
  return question.kind === 'redirect' ? (
    <WalletDialog {...question} />
  ) : (
    <BankDialog {...question} />
  );
}

/** Opens the wallet's page from a press of its own: by now the browser takes a window for an advertisement. */
function WalletDialog({ url, answer }: Question) {
  const messages = useMessages(paymentsMessages);
  const open = async () => {
    const { state } = await approveWallet(async () => ({ token: '', url }));
    if (state !== 'blocked') answer(state === 'declined' ? 'failed' : state);
  };
  return (
    <Dialog title={messages.walletTitle} isOpen onClose={() => answer('closed')}>
      <div className="ul-stack ul-gap-16">
        <p>{messages.walletText}</p>
        <Button variant="primary" onPress={() => void open()}>
          {messages.walletOpen}
        </Button>
      </div>
    </Dialog>
  );
}

function BankDialog({ url, answer }: Question) {
  const messages = useMessages(paymentsMessages);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent) => {
      if (origin !== new URL(url).origin || source !== frame.current?.contentWindow) return;
      const { source: sender, outcome } = Object(data) as Record<string, unknown>;
      if (sender !== 'uplink-sandbox') return;
      answer(outcome === 'approved' ? 'approved' : 'failed');
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [url, answer]);
  return (
    <Dialog title={messages.confirmTitle} isOpen onClose={() => answer('closed')}>
      <iframe ref={frame} className="ul-bank" title={messages.bank} src={url} />
    </Dialog>
  );
}
