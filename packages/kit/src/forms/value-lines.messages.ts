import { defineMessages } from '@uplink/api-client/messages';

export const valueLinesMessages = defineMessages('kit/value-lines', { on: 'On', off: 'Off' });
