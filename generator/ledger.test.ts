import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { baseOf, ledgerName, ledgerOf, writeLedger } from './ledger.ts';

let out: string;
beforeEach(() => {
  out = mkdtempSync(path.join(tmpdir(), 'ledger-'));
});
afterEach(() => rmSync(out, { recursive: true }));

test('a ledger remembers the files, and the folder of the host that they stand under', () => {
  const files = { 'index.html': { hash: 'h', size: 1, time: 2 } };
  writeLedger(out, files, '/repo/');
  expect(baseOf(out)).toBe('/repo/');
  expect(ledgerOf(out, path.join(out, '..', 'elsewhere'))).toEqual(files);
});

test.each([
  ['without a ledger', undefined],
  ['with one of an earlier version', '{"files":{}}'],
  ['with a torn one', '{"base": "/re'],
  ['with a wrong one', '{"base": 1}'],
])('a folder %s stands at the root', (_, text) => {
  if (text !== undefined) writeFileSync(path.join(out, ledgerName), text);
  expect(baseOf(out)).toBe('/');
});
