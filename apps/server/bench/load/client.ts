import { Agent, request } from 'node:http';

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  path: string;
  token?: string | undefined;
  cookie?: string;
  body?: object;
}

export interface Client {
  /** The status and text of the answer; a broken connection rejects. */
  call(call: Call): Promise<{ status: number; text: string }>;
  close(): void;
}

/** Calls one server over connections that are kept, as many as are needed at a time. */
export function createClient(url: string): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: 512 });
  return {
    call: ({ method, path, token, cookie, body }) =>
      new Promise((resolve, reject) => {
        const text = body && JSON.stringify(body);
        const sent = request(`${url}${path}`, {
          agent,
          method,
          headers: {
            ...(token && { authorization: `Bearer ${token}` }),
            ...(cookie && { cookie }),
            ...(text && {
              'content-type': 'application/json',
              'content-length': Buffer.byteLength(text),
            }),
          },
        });
        sent.on('response', (answer) => {
          let received = '';
          answer.setEncoding('utf8');
          answer.on('data', (chunk) => {
            received += chunk;
          });
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text: received }));
          answer.on('error', reject);
        });
        sent.on('error', reject);
        sent.end(text);
      }),
    close: () => agent.destroy(),
  };
}
