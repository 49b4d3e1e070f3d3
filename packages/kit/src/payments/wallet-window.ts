/** How an approval ended. `blocked`: the browser kept the window shut; call `open` from another press. */
export type WalletOutcome =
  | { state: 'approved'; token: string }
  | { state: 'declined' | 'closed' }
  | { state: 'blocked'; open: () => Promise<WalletOutcome> };

export interface WalletApproval {
  token: string;
  /** The page where the person approves. */
  url: string;
}

const features = 'popup,width=480,height=720';
const lookMs = 500;

/**
 * Opens the wallet in a window of its own and waits until it leads back. Call it in the press itself: later
 * a browser takes the window for an advertisement. `begin` asks the server for the approval meanwhile.
 */
export async function approveWallet(begin: () => Promise<WalletApproval>): Promise<WalletOutcome> {
  const opened = window.open('', '_blank', features);
  try {
    const approval = await begin();
    if (opened) return await lead(opened, approval);
    return { state: 'blocked', open: () => approveWallet(async () => approval) };
  } catch (error) {
    opened?.close();
    throw error;
  }
}

async function lead(opened: Window, { token, url }: WalletApproval): Promise<WalletOutcome> {
  if (!/^https?:$/.test(new URL(url).protocol))
    throw new Error('This is not the page of a wallet.');
  opened.location.replace(url);
  const outcome = await outcomeOf(opened);
  return outcome === 'approved' ? { state: outcome, token } : { state: outcome };
}

/** From the page that wallets lead back to, which is ours; or that the window was closed. */
function outcomeOf(opened: Window): Promise<'approved' | 'declined' | 'closed'> {
  return new Promise((resolve) => {
    const channel =
      'BroadcastChannel' in window ? new BroadcastChannel('uplink-wallet') : undefined;
    const hear = ({ origin, data }: MessageEvent) => {
      const { source, outcome } = Object(data) as Record<string, unknown>;
      if (origin !== location.origin || source !== 'uplink-wallet') return;
      end(outcome === 'approved' ? 'approved' : 'declined');
    };
    // What it said before it was closed may still be on its way.
    const look = setInterval(
      () => opened.closed && setTimeout(() => end('closed'), lookMs),
      lookMs,
    );
    function end(outcome: 'approved' | 'declined' | 'closed') {
      window.removeEventListener('message', hear);
      channel?.close();
      clearInterval(look);
      resolve(outcome);
    }
    window.addEventListener('message', hear);
    channel?.addEventListener('message', hear);
  });
}
