/** Drawings: SVG files of plain shapes, which components/art/tie.ts ties into dots. */
import { z } from 'zod';

/** A shape: its element and attributes, and its rows of knots from the outline inwards, as in "pp.a", or what it is filled with. */
export type Shape = {
  element: string;
  rows: string;
  isFilled: boolean;
  attributes: Record<string, string>;
  text: string;
};

/** `side` is what a narrow screen shows of a drawing. */
const drawingIn = (svg: string) => {
  const mistakes: Mistake[] = [];
  const shapes: Shape[] = [];
  let root: Record<string, string> = {};
  for (const { index: at, groups } of svg.matchAll(elements)) {
    const { element = '', inside = '', text = '' } = groups ?? {};
    const attributes = Object.fromEntries(
      Array.from(inside.matchAll(/([\w:-]+)="([^"]*)"/g), ([, name, value]) => [name, value]),
    );
    if (element === 'svg') root = attributes;
    if (isSilent(element)) continue;
    const [rows = '', fill] = (attributes.class ?? '').split(' ');
    const message = mistakeIn(element, attributes, rows);
    if (message) mistakes.push({ at, message });
    else shapes.push({ element, rows, isFilled: fill === 'fill', attributes, text });
  }
  const [, , columns = 0, rows = 0] = (root.viewBox ?? '').split(/[\s,]+/).map(Number);
  if (!(columns > 0 && rows > 0 && columns * rows <= 100_000))
    mistakes.push({
      at: 0,
      message: 'the drawing has no viewBox of up to 100,000 units, each a knot: viewBox="0 0 42 36"',
    });
  const { class: tone, preserveAspectRatio: side } = root;
  return { mistakes, drawing: { columns, rows, tone, side, shapes } };
};

type Mistake = { at: number; message: string };

/** Comments and texts that are not drawn, or an element with its attributes. */
const elements =
  /<!--[\s\S]*?-->|<(style|title|desc|metadata)\b[\s\S]*?<\/\1>|<(?<element>[\w:]+)(?<inside>(?:[^>"]|"[^"]*")*)>(?<text>[^<]*)/g;

/** Elements of which nothing is drawn, as editors write them. */
const isSilent = (element: string) => /^(svg|g|defs|)$|:/.test(element);

/** The attributes that an element needs, which are numbers. */
const numbers: Record<string, string[]> = {
  polygon: [],
  polyline: [],
  path: [],
  rect: ['x', 'y', 'width', 'height'],
  circle: ['cx', 'cy', 'r'],
  text: ['x', 'y', 'font-size'],
};

function mistakeIn(element: string, attributes: Record<string, string>, rows: string): string | undefined {
  const needed = numbers[element];
  if (!needed) return `<${element}> cannot be tied: draw with ${Object.keys(numbers).join(', ')}`;
  if (!/^[partf.]+$/.test(rows))
    return `class="${rows}" is no rows of knots: write a letter for each, from the outline inwards, p(rimary), a(ccent), r(ed), t(ext), f(aint) or ".", as in "pp.a", or one and "fill"`;
  if (attributes.transform) return `<${element}> is moved by "transform": give it the places where it is seen`;
  const missing = needed.filter(name => !/^-?[\d.]+$/.test(attributes[name] ?? ''));
  if (missing.length > 0) return `<${element}> needs numbers without a unit: ${missing.join(', ')}`;
  if (element.startsWith('poly') && !/^\s*(-?[\d.]+[\s,]+-?[\d.]+[\s,]*){2,}$/.test(attributes.points ?? ''))
    return `<${element}> needs two points or more: points="0,0 12,5"`;
  if (element === 'path' && !/^\s*M[^MZz]*[Zz]?\s*$/.test(attributes.d ?? ''))
    return '<path> must be one line, which begins with M and ends, if it is closed, with Z';
  const unknown = /[^MLHVAQCZmlhvaqcz\d\s,.e-]/.exec(element === 'path' ? (attributes.d ?? '') : '');
  return unknown ? `<path> has the command "${unknown}": write M, L, H, V, A, Q, C and Z` : undefined;
}

export const drawing = z.strictObject({ body: z.string() }).transform(({ body }, { issues }) => {
  const { mistakes, drawing } = drawingIn(body);
  for (const { at, message } of mistakes) issues.push({ code: 'custom', input: body, path: ['body', at], message });
  return drawing;
});

export type DrawingFile = z.infer<typeof drawing>;
