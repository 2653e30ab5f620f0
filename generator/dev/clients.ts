/** The pages that are open in browsers, and the connections over which they receive changes. */
import type { ServerResponse } from 'node:http';
import { type Change, devPath, eventsPath } from './overlay.ts';
import type { Session } from './session.ts';

/** An open page: its file, and the version that it shows. */
type Client = { file: string; version: string; response: ServerResponse };

export function createClients(session: Session, message: () => string) {
  const clients = new Set<Client>();
  const isBook = ({ file }: Client) => file.startsWith(devPath);
  const send = (client: Client, event: Partial<Change>) => {
    // The book lists all findings itself.
    const change = { reload: false, styles: false, message: isBook(client) ? '' : message(), isDone: false, ...event };
    client.response.write(`data: ${JSON.stringify(change)}\n\n`);
  };
  const isStaleBook = (client: Client) => isBook(client) && client.version !== String(session.generation());

  /** Notifies an open page if its file has changed. Resolves with the error message if it cannot be rendered, or with ''. */
  async function notify(client: Client): Promise<string> {
    if (!client.file || isBook(client)) return '';
    const current = (await session.get(client.file)) ?? (await session.get('404.html'));
    if (!current) return '';
    if (current.version !== client.version) {
      const [structure] = current.version.split(' ');
      const styles = client.version.startsWith(`${structure} `);
      client.version = current.version;
      send(client, styles ? { styles } : { reload: true });
    }
    return current.message;
  }

  return {
    /** Opens an event stream if the request asks for one. Returns whether it does. */
    connect({ pathname, searchParams }: URL, response: ServerResponse): boolean {
      if (pathname !== eventsPath) return false;
      const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store' };
      response.writeHead(200, headers).write('retry: 300\n\n');
      const client = { file: searchParams.get('file') ?? '', version: searchParams.get('version') ?? '', response };
      clients.add(client);
      response.on('close', () => clients.delete(client));
      // The page may have changed between its response and this connection: a second save often comes while the page reloads for the first.
      send(client, { reload: isStaleBook(client) });
      void notify(client);
      return true;
    },

    /** Notifies all pages whose file has changed. Resolves with the error message of the first that cannot be rendered, or with ''. */
    async update(): Promise<string> {
      const messages: string[] = [];
      for (const client of clients) messages.push(await notify(client));
      return messages.find(Boolean) ?? '';
    },

    /** Sends the current message to all pages after a check. Outdated pages of the book reload. */
    sendMessage(): void {
      for (const client of clients) send(client, { isDone: true, reload: isStaleBook(client) });
    },
  };
}
