/** Opens a location in the developer's editor. */
import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import launch from 'launch-editor';

/**
 * Opens a location such as "content/site.yaml:3:8" of the project in `root`, and responds with 204, or with 501 and the reason if no editor
 * is found. Accepts requests only from pages of this server and from this machine: a phone on the network must not control the editor.
 */
export function openEditor(root: string, at: string, request: IncomingMessage, response: ServerResponse): void {
  const respond = (status: number, text = '') => {
    if (!response.headersSent) response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
  };
  const isLocal = /^(::ffff:)?127\.|^::1$/.test(request.socket.remoteAddress ?? '');
  const isSameOrigin = (request.headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin';
  const full = path.resolve(root, at);
  const isFile = full.startsWith(root + path.sep) && existsSync(full.replace(/(:\d+)+$/, ''));
  if (request.method !== 'POST' || !isLocal || !isSameOrigin)
    respond(403, 'Only pages of this server may open the editor.');
  else if (!isFile) respond(404, 'No such file');
  else {
    launch(full, () => respond(501, 'No editor was found: set the environment variable LAUNCH_EDITOR.'));
    respond(204);
  }
}
