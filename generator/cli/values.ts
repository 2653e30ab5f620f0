/** The values of options: each from its text, or a UsageError that says what would do. */
import { unknownWord } from '../diagnostics/diagnostics.ts';
import { type HostName, hostNames, isHostName } from '../host/host.ts';
import { isAddress } from '../model.ts';

/** The words on the command line could not be understood. Exit code 2. */
export class UsageError extends Error {}

function check(isRight: boolean, given: string, expected: string): void {
  if (!isRight) throw new UsageError(`${given} is not ${expected}`);
}

export function urlOf(text: string, given = `--url ${text}`): string {
  check(isAddress(text), given, 'an address such as https://name.example/folder/');
  return text;
}

export function countOf(text: string): number {
  check(/^[1-9]\d{0,6}$/.test(text), `--limit ${text}`, 'a number of requests');
  return Number(text);
}

/** `single` is the command, where it is about one host alone. */
export function hostsOf(text: string, single: string | false): HostName[] {
  const names = text.split(',').map(name => name.trim());
  const wrong = names.find(name => !isHostName(name));
  if (wrong !== undefined) throw new UsageError(unknownWord('host', wrong, hostNames));
  if (single && names.length > 1) throw new UsageError(`${single} is about one host at a time`);
  return names.filter(isHostName);
}

export function portOf(text: string): number {
  check(/^\d+$/.test(text) && Number(text) <= 65535, `--port ${text}`, 'a port number (0 to 65535)');
  return Number(text);
}

/** A day is taken to begin in Greenwich, unless an offset says otherwise. */
export function momentOf(text: string): Date {
  const moment = new Date(text);
  const isRight = !Number.isNaN(moment.getTime());
  check(isRight, `--now ${text}`, 'a moment such as 2024-06-01 or 2024-06-01T09:00:00+05:30');
  return moment;
}
