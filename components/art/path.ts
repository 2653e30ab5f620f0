import type { Point } from './shapes.ts';

const counts: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, Q: 4, C: 6, A: 7, Z: 0 };

/** Returns the points of an SVG path: one line of straight parts and of curves, which have forty steps. */
export function pointsOfPath(d: string): Point[] {
  const points: Point[] = [];
  for (const [, command = '', list = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = (list.match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map(Number);
    const letter = command.toUpperCase();
    const count = counts[letter] ?? 0;
    for (let i = 0; count > 0 && i < numbers.length; i += count) {
      const from = points.at(-1) ?? [0, 0];
      const [left, top] = command === letter ? [0, 0] : from;
      const part = numbers.slice(i, i + count);
      const at = (n: number): Point => [left + (part[n] ?? 0), top + (part[n + 1] ?? 0)];
      if (letter === 'H') points.push([left + (part[0] ?? 0), from[1]]);
      else if (letter === 'V') points.push([from[0], top + (part[0] ?? 0)]);
      else if (letter === 'Q') points.push(...bezier(from, at(0), at(2)));
      else if (letter === 'C') points.push(...bezier(from, at(0), at(2), at(4)));
      else if (letter === 'A') points.push(...arcTo(from, part, at(5)));
      else points.push(at(0));
    }
  }
  return points;
}

const steps = Array.from({ length: 40 }, (_, i) => (i + 1) / 40);

const bezier = (...all: Point[]): Point[] =>
  steps.map(t => {
    let points = all;
    while (points.length > 1)
      points = points.slice(1).map(([x, y], i) => {
        const [fromX, fromY] = points[i] as Point;
        return [fromX + (x - fromX) * t, fromY + (y - fromY) * t];
      });
    return points[0] as Point;
  });

/** Returns points on an arc of an ellipse that is not turned, https://www.w3.org/TR/SVG2/implnote.html#ArcImplementationNotes */
function arcTo([x, y]: Point, [width = 1, height = 1, , isLarge, isClockwise]: number[], [toX, toY]: Point): Point[] {
  const dx = (x - toX) / 2 / width;
  const dy = (y - toY) / 2 / height;
  const half = Math.hypot(dx, dy);
  const rx = width * Math.max(1, half);
  const ry = height * Math.max(1, half);
  const away = Math.sqrt(Math.max(0, 1 / half ** 2 - 1)) * (isLarge === isClockwise ? -1 : 1);
  const middleX = (x + toX) / 2 + away * rx * dy;
  const middleY = (y + toY) / 2 - away * ry * dx;
  const start = Math.atan2((y - middleY) / ry, (x - middleX) / rx);
  const turn = Math.atan2((toY - middleY) / ry, (toX - middleX) / rx) - start;
  const angle = isClockwise ? (turn < 0 ? turn + 2 * Math.PI : turn) : turn > 0 ? turn - 2 * Math.PI : turn;
  return steps.map(t => [middleX + rx * Math.cos(start + angle * t), middleY + ry * Math.sin(start + angle * t)]);
}
