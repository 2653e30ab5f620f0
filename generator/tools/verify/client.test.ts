import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { createClient } from './client.ts';

/** Resolves with why a request fails to which a host responds with this text, and then with nothing. */
async function failureOf(text: string, timeout: number): Promise<string> {
  const sockets: Socket[] = [];
  const server = createServer(socket => {
    sockets.push(socket);
    socket.on('error', () => {}).once('data', () => socket.write(text));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const reply = await createClient(origin, { requests: 2, timeout, retryDelay: 1 }).request('/');
  server.close();
  for (const socket of sockets) socket.destroy();
  return reply.failure;
}

test.each([
  ['without a length that never ends', 'HTTP/1.0 200 OK\r\n\r\nhalf'],
  ['that changes the protocol', 'HTTP/1.1 101 Switching\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n'],
])('a response %s is not complete', async (_, text) => {
  expect(await failureOf(text, 100)).toBe('no complete response within 0.1 s');
});

test('a response in wrong chunks is not HTTP', async () => {
  const head = 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n';
  expect(await failureOf(`${head}z\r\nhalf`, 10_000)).toBe('its response is not HTTP');
});
