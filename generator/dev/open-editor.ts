/** A place in the sources → the editor of whoever works on them. */
import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import launch from 'launch-editor';

/**
 * Opens a place, "content/site.yaml:3:8", of the project in `root`, and answers the request for it: 204, or 501 with the reason where no
 * editor is found. Only pages of this server may ask, and only on this machine: a phone on the network has no business in the editor.
 */
export function openEditor(root: string, at: string, request: IncomingMessage, response: ServerResponse): void {
  const answer = (status: number, text = '') => {
    if (!response.headersSent) response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
  };
  const isLocal = /^(::ffff:)?127\.|^::1$/.test(request.socket.remoteAddress ?? '');
  const isOwn = (request.headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin';
  const full = path.resolve(root, at);
  const isFile = full.startsWith(root + path.sep) && existsSync(full.replace(/(:\d+)+$/, ''));
  if (request.method !== 'POST' || !isLocal || !isOwn) answer(403, 'Only a page of this server may ask.');
  else if (!isFile) answer(404, 'No such file');
  else {
    launch(full, () => answer(501, 'No editor was found: name one in LAUNCH_EDITOR.'));
    answer(204);
  }
}
