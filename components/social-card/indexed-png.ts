/** Pixels of few colours → a PNG that names each colour once: a third of the bytes of one that spells out every pixel. */
import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

/** `pixels` are RGBA, opaque, row by row from the top. Gives undefined where there are more than 256 colours. */
export async function indexedPng(pixels: Uint8Array, width: number, height: number): Promise<Uint8Array | undefined> {
  const colours = new Map<number, number>();
  // Signed, so that each colour is a small integer of the engine's: four bytes with an alpha of 255 are one, as unsigned they are not.
  const words = new Int32Array(pixels.buffer, pixels.byteOffset, width * height);
  // Each row begins with its filter: 0, none, which is the best for flat colour.
  const rows = new Uint8Array((width + 1) * height);
  let [last, index] = [0, -1];
  for (let i = 0, at = 0; i < words.length; ) {
    at++;
    for (const end = i + width; i < end; i++) {
      const colour = words[i] as number;
      if (colour !== last) {
        last = colour;
        index = colours.get(colour) ?? colours.size;
        if (index === 256) return undefined;
        colours.set(colour, index);
      }
      rows[at++] = index;
    }
  }
  const palette = Buffer.from(new Int32Array(colours.keys()).buffer).filter((_, i) => i % 4 < 3);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8); // Eight bits, of a palette; deflate, filters, not interlaced.
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', await promisify(deflate)(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Length, name, data, and a checksum of name and data. */
function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  whole.set(body, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}
