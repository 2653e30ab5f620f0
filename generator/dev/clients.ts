/** The pages that are open in browsers, and the connections on which they hear of changes. */
import type { ServerResponse } from 'node:http';
import { type Change, eventsPath, ownPath } from './overlay.ts';
import type { Session } from './session.ts';

/** An open page: its file, and the version of it that is shown. */
type Client = { file: string; version: string; response: ServerResponse };

export function createClients({ see, generation }: Session, message: () => string) {
  const clients = new Set<Client>();
  const isBook = ({ file }: Client) => file.startsWith(ownPath);
  const send = (client: Client, event: Partial<Change>) => {
    // The book says itself what is wrong.
    const told = { reload: false, styles: false, message: isBook(client) ? '' : message(), isDone: false, ...event };
    client.response.write(`data: ${JSON.stringify(told)}\n\n`);
  };
  const isOldBook = (client: Client) => isBook(client) && client.version !== String(generation());

  /** Tells an open page if its file has other bytes now. Resolves with the message where it cannot be rendered, or with nothing. */
  async function tell(client: Client): Promise<string> {
    if (!client.file || isBook(client)) return '';
    const seen = (await see(client.file)) ?? (await see('404.html'));
    if (!seen) return '';
    if (seen.version !== client.version) {
      const [structure] = seen.version.split(' ');
      const styles = client.version.startsWith(`${structure} `);
      client.version = seen.version;
      send(client, styles ? { styles } : { reload: true });
    }
    return seen.message;
  }

  return {
    /** Keeps the connection of an open page, if the request asks for that. */
    connect({ pathname, searchParams }: URL, response: ServerResponse): boolean {
      if (pathname !== eventsPath) return false;
      const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store' };
      response.writeHead(200, headers).write('retry: 300\n\n');
      const client = { file: searchParams.get('file') ?? '', version: searchParams.get('version') ?? '', response };
      clients.add(client);
      response.on('close', () => clients.delete(client));
      // What changed after the page was sent could not be told yet: of two saves the second often comes while the page reloads for the first.
      send(client, { reload: isOldBook(client) });
      void tell(client);
      return true;
    },

    /** Tells all pages whose file has other bytes now. Resolves with the first message of one that cannot be rendered, or with nothing. */
    async update(): Promise<string> {
      let failure = '';
      for (const client of clients) {
        const message = await tell(client);
        failure ||= message;
      }
      return failure;
    },

    /** Tells all pages what is wrong, once all is checked. Pages of the book that show another site reload. */
    tellAll(): void {
      for (const client of clients) send(client, { isDone: true, reload: isOldBook(client) });
    },
  };
}
