/** How the sandbox delivers its events; all at their defaults is how a provider should. */
export interface Delivery {
  /** How often each event is sent. @default 1 */
  copies: number;
  /** How late, in milliseconds. @default 0 */
  delayMs: number;
  /** Whether later events overtake earlier ones. */
  reorders: boolean;
  /** Whether events are lost: they are sent only when someone asks for it. */
  loses: boolean;
  /** Whether each event is also sent by someone who doesn't know the secret. */
  forges: boolean;
}
