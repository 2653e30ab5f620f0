/**
 * A glyph carried from one part of a variable font into another. The font's package splits the family by script and keeps the rupee
 * sign in a part that nothing else here needs; parts of one font share its units and axes, so that a glyph fits as it is: its outline
 * (glyf), how that varies (gvar), its advance (hmtx). Advances vary with the outlines, so neither part may have the table that
 * says it again (HVAR). The format: https://learn.microsoft.com/en-us/typography/opentype/spec/otff
 */

/** `host` with the glyph of `sign` out of `donor` in place of the one that it had for `place`, a sign near it in Unicode. */
export function graft(host: Buffer, place: string, donor: Buffer, sign: string): Buffer {
  const [to, from] = [tablesOf(host), tablesOf(donor)];
  for (const name of ['fvar', 'avar']) {
    if (!table(to, name).equals(table(from, name))) throw new Error(`the parts of the font differ in their ${name}`);
  }
  // A glyph's variations may point into this list, which stays behind.
  if (table(from, 'gvar').readUInt16BE(6) > 0) throw new Error(`${sign} shares its variations`);

  const [into, outOf] = [mappingOf(to, place), mappingOf(from, sign)];
  const swapped = (pieces: Buffer[], others: Buffer[]) => pieces.with(into.glyph, others[outOf.glyph] as Buffer);
  const outlines = packed(swapped(outlinesOf(to), outlinesOf(from)));
  const variations = packed(swapped(variationsOf(to), variationsOf(from)));

  const cmap = Buffer.from(table(to, 'cmap'));
  const code = sign.codePointAt(0) ?? 0;
  for (const at of [into.end, into.start]) cmap.writeUInt16BE(code, at);
  cmap.writeUInt16BE((into.glyph - code) & 0xffff, into.delta);

  const hmtx = Buffer.from(table(to, 'hmtx'));
  table(from, 'hmtx').copy(hmtx, into.glyph * 4, outOf.glyph * 4, outOf.glyph * 4 + 4);

  const head = Buffer.from(table(to, 'head'));
  head.writeInt16BE(1, 50); // Offsets of 32 bits in loca; the same in gvar, below.
  return fontOf({
    ...to,
    head,
    cmap,
    hmtx,
    glyf: outlines.bytes,
    loca: outlines.offsets,
    gvar: gvarOf(to, variations),
  });
}

type Tables = Record<string, Buffer>;

/** A font's tables by name. */
export function tablesOf(font: Buffer): Tables {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, i) => 12 + 16 * i);
  return Object.fromEntries(
    entries.map(at => {
      const [start, length] = [font.readUInt32BE(at + 8), font.readUInt32BE(at + 12)];
      return [font.toString('latin1', at, at + 4), font.subarray(start, start + length)];
    }),
  );
}

function table(tables: Tables, name: string): Buffer {
  const found = tables[name];
  if (!found) throw new Error(`the font has no ${name}`);
  return found;
}

/** A sign's glyph, and where its own segment of the character map (format 4) has its end, start and delta. */
function mappingOf(tables: Tables, sign: string): { glyph: number; end: number; start: number; delta: number } {
  const cmap = table(tables, 'cmap');
  const map = cmap.readUInt32BE(8);
  const size = cmap.readUInt16BE(map + 6);
  const code = sign.codePointAt(0) ?? 0;
  for (let end = map + 14; end < map + 14 + size; end += 2) {
    const [start, delta, range] = [end + size + 2, end + 2 * size + 2, end + 3 * size + 2];
    const isOwn =
      cmap.readUInt16BE(start) === code && cmap.readUInt16BE(end) === code && cmap.readUInt16BE(range) === 0;
    if (isOwn) return { glyph: (code + cmap.readUInt16BE(delta)) & 0xffff, end, start, delta };
  }
  throw new Error(`the font has no ${sign} of its own`);
}

function outlinesOf(tables: Tables): Buffer[] {
  const isLong = table(tables, 'head').readInt16BE(50) === 1;
  return cut(table(tables, 'glyf'), table(tables, 'loca'), isLong);
}

function variationsOf(tables: Tables): Buffer[] {
  const gvar = table(tables, 'gvar');
  const isLong = (gvar.readUInt16BE(14) & 1) === 1;
  const offsets = gvar.subarray(20, 20 + (gvar.readUInt16BE(12) + 1) * (isLong ? 4 : 2));
  return cut(gvar.subarray(gvar.readUInt32BE(16)), offsets, isLong);
}

/** The pieces between offsets; short ones count in twos. */
function cut(bytes: Buffer, offsets: Buffer, isLong: boolean): Buffer[] {
  const width = isLong ? 4 : 2;
  const at = (i: number) => (isLong ? offsets.readUInt32BE(i * 4) : offsets.readUInt16BE(i * 2) * 2);
  return Array.from({ length: offsets.length / width - 1 }, (_, i) => bytes.subarray(at(i), at(i + 1)));
}

/** Pieces one after another, each at a multiple of four, and their long offsets. */
function packed(pieces: Buffer[]): { bytes: Buffer; offsets: Buffer } {
  const padded = pieces.map(piece => Buffer.concat([piece, Buffer.alloc(-piece.length & 3)]));
  const offsets = Buffer.alloc(4 * (pieces.length + 1));
  let at = 0;
  for (const [i, piece] of padded.entries()) {
    at += piece.length;
    offsets.writeUInt32BE(at, 4 * (i + 1));
  }
  return { bytes: Buffer.concat(padded), offsets };
}

function gvarOf(tables: Tables, { bytes, offsets }: { bytes: Buffer; offsets: Buffer }): Buffer {
  const gvar = table(tables, 'gvar');
  const header = Buffer.from(gvar.subarray(0, 20));
  const shared = gvar.subarray(gvar.readUInt32BE(8)).subarray(0, gvar.readUInt16BE(4) * gvar.readUInt16BE(6) * 2);
  header.writeUInt32BE(header.length + offsets.length, 8);
  header.writeUInt16BE(1, 14);
  header.writeUInt32BE(header.length + offsets.length + shared.length, 16);
  return Buffer.concat([header, offsets, shared, bytes]);
}

/** Tables as a font. Its sums stay zero: what cuts the font after this writes them. */
function fontOf(tables: Tables): Buffer {
  const names = Object.keys(tables).sort();
  const { bytes, offsets } = packed(names.map(name => table(tables, name)));
  const directory = Buffer.alloc(12 + 16 * names.length);
  directory.writeUInt32BE(0x00010000, 0);
  directory.writeUInt16BE(names.length, 4);
  for (const [i, name] of names.entries()) {
    const at = 12 + 16 * i;
    directory.write(name, at, 'latin1');
    directory.writeUInt32BE(directory.length + offsets.readUInt32BE(4 * i), at + 8);
    directory.writeUInt32BE(table(tables, name).length, at + 12);
  }
  return Buffer.concat([directory, bytes]);
}
