/** The pages that are open in browsers, and the connections on which they hear of changes. */
import type { ServerResponse } from 'node:http';
import { type Change, eventsPath, ownPath } from './overlay.ts';
import type { Seen } from './session.ts';

/** An open page: its file, and the version of it that is shown. */
type Client = { file: string; version: string; response: ServerResponse };

export function createClients() {
  const clients = new Set<Client>();
  let message = '';
  const send = ({ response }: Client, event: Partial<Change>) =>
    void response.write(
      `data: ${JSON.stringify({ reload: false, styles: false, message, isDone: false, ...event })}\n\n`,
    );

  return {
    /** Keeps the connection of an open page, if the request asks for that. */
    connect({ pathname, searchParams }: URL, response: ServerResponse): boolean {
      if (pathname !== eventsPath) return false;
      const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store' };
      response.writeHead(200, headers).write('retry: 300\n\n');
      const client = { file: searchParams.get('file') ?? '', version: searchParams.get('version') ?? '', response };
      clients.add(client);
      response.on('close', () => clients.delete(client));
      return true;
    },

    /** Tells each open page whose file has other bytes now. Resolves with the first message of one that cannot be rendered, or with nothing. */
    async update(see: (file: string) => Promise<Seen | undefined>): Promise<string> {
      let failure = '';
      for (const client of clients) {
        if (!client.file || client.file.startsWith(ownPath)) continue;
        const seen = (await see(client.file)) ?? (await see('404.html'));
        failure ||= seen?.message ?? '';
        if (!seen || seen.version === client.version) continue;
        const [structure] = seen.version.split(' ');
        const styles = client.version.startsWith(`${structure} `);
        client.version = seen.version;
        send(client, styles ? { styles } : { reload: true });
      }
      return failure;
    },

    /** Tells all pages what is wrong, once all is checked. Pages of the book that show another `version` reload. */
    tellAll(text: string, version: string): void {
      message = text;
      for (const client of clients) {
        const isBook = client.file.startsWith(ownPath);
        // The book says itself what is wrong.
        send(client, { isDone: true, ...(isBook && { reload: client.version !== version, message: '' }) });
      }
    },
  };
}
