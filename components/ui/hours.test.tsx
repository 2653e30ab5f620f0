import { expect, test } from 'vitest';
import { render } from '../testing/in-site.tsx';
import { Hours } from './hours.tsx';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;

test.each([
  [['Saturday'], '11:00', '19:00', 'Monday to Saturday, 11:00 AM to 7:00 PM. Sunday closed.'],
  [[], '00:05', '12:30', 'Monday to Friday, 12:05 AM to 12:30 PM. Saturday and Sunday closed.'],
] as const)('hours are stated on a 12-hour clock, with the closed days: %j', (more, opens, closes, text) => {
  const html = render(<Hours hours={{ days: [...weekdays, ...more], opens, closes }} />);
  expect(html.replace(/<[^>]*>/g, '').replaceAll('\u00a0', ' ')).toBe(text);
});
