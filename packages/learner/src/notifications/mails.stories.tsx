import type { Meta } from '@storybook/react-vite';
import { mailDocument } from '@uplink/api-client/domain';
import { mailSamples } from '@uplink/api-client/testing';
import type { Story } from '@uplink/kit/testing';
import { expect, waitFor } from 'storybook/test';

const meta = { title: 'learner/Mails' } satisfies Meta;
export default meta;

/** Every mail in a frame of its own: what mail programs show is no part of the page. */
function Mails({ theme }: { theme: 'light' | 'dark' }) {
  return (
    <div className="ul-stack">
      {mailSamples.map((mail, index) => (
        <iframe
          key={mail.text}
          title={`${index + 1}. ${mail.subject}`}
          srcDoc={mailDocument(mail, { academyName: 'Uplink Academy', theme })}
          sandbox=""
          style={{ width: '100%', height: 460, border: 0 }}
        />
      ))}
    </div>
  );
}

const all =
  (theme: 'light' | 'dark'): NonNullable<Story['render']> =>
  () => <Mails theme={theme} />;
const framed: Story['play'] = async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByTitle(/Your account has been deleted/)).toBeVisible());
};

export const Light: Story = { render: all('light'), play: framed };
export const Dark: Story = { render: all('dark'), play: framed, globals: { theme: 'dark' } };
