import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CourseCard } from './course-card.tsx';

const shown = (count: number) =>
  renderToStaticMarkup(
    <CourseCard
      title="SEO"
      description="How it works."
      modules={Array.from({ length: count }, (_, i) => ({ title: `Part ${i}`, text: 'What it is.' }))}
    >
      Terms
    </CourseCard>,
  );

test.each([
  [1, '>1 module<'],
  [2, '>2 modules<'],
])('%d of its modules: %s', (count, label) => expect(shown(count)).toContain(label));

test('without modules it has no list of them', () => expect(shown(0)).not.toContain('module'));
