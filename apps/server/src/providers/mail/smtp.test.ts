import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSmtp } from './smtp.ts';

let server: Server;
let url: string;
const received: string[] = [];

/** As much of SMTP as one letter needs. */
beforeAll(async () => {
  server = createServer((socket) => {
    let letter: string | undefined;
    socket.write('220 mail.example\r\n');
    socket.on('data', (chunk) => {
      const text = String(chunk);
      if (letter !== undefined) letter += text;
      else if (text.startsWith('DATA')) {
        letter = '';
        return socket.write('354 go on\r\n');
      } else return socket.write(text.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n');
      if (!letter.endsWith('\r\n.\r\n')) return;
      received.push(letter);
      letter = undefined;
      socket.write('250 taken\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  url = `smtp://127.0.0.1:${port}`;
});
afterAll(() => server.close());

test('a mail goes out with both parts and the id of its job', async () => {
  const deliver = createSmtp({
    url,
    from: 'Uplink Academy <academy@uplink.example>',
    academyName: 'Lambda Academy',
  });
  const text = 'Open <this>:\nhttps://uplink.example/confirm?a=1&b=2\n\nBye.';
  const unsubscribeUrl = 'https://uplink.example/unsubscribe/abc';
  await deliver({ to: 'maya@example.org', subject: 'Confirm', text, unsubscribeUrl }, 'job-1');
  expect(received).toHaveLength(1);
  expect(received[0]).toContain('Message-ID: <job-1@uplink.example>');
  expect(received[0]).toContain('To: maya@example.org');
  expect(received[0]).toContain('multipart/alternative');
  expect(received[0]).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`);
  expect(received[0]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const html = received[0]?.replace(/=\r\n/g, '').replace(/=3D/g, '=');
  expect(html).toContain('<a href="https://uplink.example/confirm?a=1&amp;b=2">');
  expect(html).toContain('Lambda Academy sent you this email.');
});

test('a mail server that is away is an error, so that the job tries again', async () => {
  const deliver = createSmtp({
    url: 'smtp://127.0.0.1:1',
    from: 'a@uplink.example',
    academyName: 'Lambda Academy',
  });
  await expect(
    deliver({ to: 'b@example.org', subject: 'c', text: 'd' }, 'job-2'),
  ).rejects.toThrow();
});
