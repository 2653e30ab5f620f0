/** Parses the values of options. Each function throws a UsageError that says what it expects. */
import { unknownWord } from '../diagnostics/diagnostics.ts';
import { type HostName, hostNames, isHostName } from '../host/host.ts';
import { isAddress } from '../model.ts';

/** The command line is invalid. Exit code 2. */
export class UsageError extends Error {}

function check(isValid: boolean, given: string, expected: string): void {
  if (!isValid) throw new UsageError(`${given} is not ${expected}`);
}

export function urlOf(text: string, given = `--url ${text}`): string {
  check(isAddress(text), given, 'an address such as https://name.example/folder/');
  return text;
}

export function countOf(text: string): number {
  check(/^[1-9]\d{0,6}$/.test(text), `--limit ${text}`, 'a number of requests');
  return Number(text);
}

/** `single` is the name of a command that takes only one host. */
export function hostsOf(text: string, single: string | false): HostName[] {
  const names = text.split(',').map(name => name.trim());
  const unknown = names.find(name => !isHostName(name));
  if (unknown !== undefined) throw new UsageError(unknownWord('host', unknown, hostNames));
  if (single && names.length > 1) throw new UsageError(`${single} takes one host at a time`);
  return names.filter(isHostName);
}

export function portOf(text: string): number {
  check(/^\d+$/.test(text) && Number(text) <= 65535, `--port ${text}`, 'a port number (0 to 65535)');
  return Number(text);
}

/** A date without a time means midnight UTC. */
export function timeOf(text: string): Date {
  const [month = '', year, monthNumber] = /^(\d{4})-(\d\d)(?=-\d\d)/.exec(text) ?? [];
  const time = new Date(text);
  const isTime = month !== '' && !Number.isNaN(time.getTime());
  check(isTime, `--now ${text}`, 'a time such as 2024-06-01 or 2024-06-01T09:00:00+05:30');
  // Date takes 31 February for 2 March.
  const days = new Date(Date.UTC(Number(year), Number(monthNumber), 0)).getUTCDate();
  check(Number(text.slice(8, 10)) <= days, `--now ${text}`, `a day of ${month}, which has ${days}`);
  return time;
}
