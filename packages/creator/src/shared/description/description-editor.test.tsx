import { UplinkProvider } from '@uplink/api-client/react';
import { createTestClient } from '@uplink/api-client/testing';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DescriptionEditor } from './description-editor.tsx';

function Lesson() {
  const [value, setValue] = useState('');
  return (
    <>
      <DescriptionEditor
        label="Description"
        hint=""
        isReadOnly={false}
        name="description"
        value={value}
        errorMessage={undefined}
        onChange={setValue}
        onBlur={() => {}}
      />
      <output>{value}</output>
    </>
  );
}

test('the spaces between words stay while someone types', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <UplinkProvider client={createTestClient({})}>
      <Lesson />
    </UplinkProvider>,
  );
  await userEvent.click(page.getByRole('textbox', { name: 'Description' }));
  await userEvent.keyboard('one two three');
  await expect.element(page.getByRole('status')).toHaveTextContent('<p>one two three</p>');
  root.unmount();
});
