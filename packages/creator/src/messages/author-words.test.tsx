import { findEmailFaults, findPriceListFaults } from '@uplink/api-client/domain';
import type { MessageOverrides } from '@uplink/api-client/messages';
import { UplinkProvider } from '@uplink/api-client/react';
import { createTestClient } from '@uplink/api-client/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import './index.ts';
import { useFaultsInWords } from '../shared/author-words.ts';

const german: MessageOverrides = {
  'creator/faults': {
    couponInvalid: 'Ungültiger Gutschein',
    unknownPlaceholder: (tag) => `Unbekannter Platzhalter: ${tag}`,
  },
  'api-client/validation': { required: 'Pflichtfeld' },
};

const faults = {
  ...findPriceListFaults({ code: 'a b', contexts: [], plans: [] }),
  ...findEmailFaults({
    enabled: true,
    subject: 'For {{who}}',
    content: 'Welcome to {{productName}}.',
    callToAction: '',
    signature: '',
    jobTitle: '',
  }),
};

const Faults = () => Object.values(useFaultsInWords(faults)).join(', ');

test('what authors are told is in the words of the host, or in those of the academy', () => {
  const page = (
    <UplinkProvider client={createTestClient({})} messages={german}>
      <Faults />
    </UplinkProvider>
  );
  expect(renderToStaticMarkup(page)).toBe(
    'Ungültiger Gutschein, Select at least one context, Unbekannter Platzhalter: {{who}}, Pflichtfeld',
  );
});
