/** Drawings: SVG files of plain shapes, which components/art/tie.ts ties into dots. */
import { DomUtils, parseDocument } from 'htmlparser2';
import { z } from 'zod';

/** A shape: its element and attributes, and its rows of knots from the outline inwards, as in "pp.a", or what it is filled with. */
export type Shape = {
  element: string;
  rows: string;
  isFilled: boolean;
  attributes: Record<string, string>;
  text: string;
};

type Mistake = { at: number; message: string };

/** Elements of which nothing is drawn, as editors write them. */
const isSilent = (element: string) => /^(style|title|desc|metadata|defs)$|:/.test(element);

/** How many knots a drawing may have: more would take seconds. */
const mostKnots = 100_000;

/** `side` is what a narrow screen shows of a drawing. */
function parseDrawing(svg: string) {
  const mistakes: Mistake[] = [];
  const shapes: Shape[] = [];
  const tree = parseDocument(svg, { xmlMode: true, withStartIndices: true });
  const isSvg = ({ name }: { name: string }) => name === 'svg';
  const root = DomUtils.findOne(isSvg, tree.children, false);
  const collect = (node: typeof tree | NonNullable<typeof root>): void => {
    for (const child of node.children) {
      if (!DomUtils.isTag(child) || isSilent(child.name)) continue;
      const { name: element, attribs: attributes } = child;
      const [rows = '', filling] = (attributes.class ?? '').split(' ');
      const message = mistakeIn(element, attributes, rows);
      if (message) mistakes.push({ at: child.startIndex ?? 0, message });
      else if (element === 'g') collect(child);
      else shapes.push({ element, rows, isFilled: filling === 'fill', attributes, text: DomUtils.textContent(child) });
    }
  };
  if (root) collect(root);
  const { viewBox = '', class: tone, preserveAspectRatio: side } = root?.attribs ?? {};
  const [, , columns = 0, rows = 0] = viewBox.split(/[\s,]+/).map(Number);
  if (!(columns > 0 && rows > 0 && columns * rows <= mostKnots))
    mistakes.push({
      at: 0,
      message: `the drawing has no viewBox of up to ${mostKnots.toLocaleString('en')} units, each a knot: viewBox="0 0 42 36"`,
    });
  return { mistakes, drawing: { columns, rows, tone, side, shapes } };
}

/** The attributes that a shape needs, which are numbers. */
const numbers: Record<string, string[]> = {
  polygon: [],
  polyline: [],
  path: [],
  rect: ['x', 'y', 'width', 'height'],
  circle: ['cx', 'cy', 'r'],
  text: ['x', 'y', 'font-size'],
};

function mistakeIn(element: string, attributes: Record<string, string>, rows: string): string | undefined {
  if (attributes.transform) return `<${element}> is moved by "transform": give it the places where it is seen`;
  if (element === 'g') return undefined;
  const needed = numbers[element];
  if (!needed) return `<${element}> cannot be tied: draw with ${Object.keys(numbers).join(', ')}`;
  if (!/^[partf.]+$/.test(rows))
    return `class="${rows}" is no rows of knots: write a letter for each, from the outline inwards, p(rimary), a(ccent), r(ed), t(ext), f(aint) or ".", as in "pp.a", or one and "fill"`;
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
  const { mistakes, drawing } = parseDrawing(body);
  for (const { at, message } of mistakes) issues.push({ code: 'custom', input: body, path: ['body', at], message });
  return drawing;
});

export type DrawingFile = z.infer<typeof drawing>;
