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

test('without modules it has no list of them', () => expect(shown(0)).not.toContain('module'));
