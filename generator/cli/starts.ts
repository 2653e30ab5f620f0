/** What `new` can create in every site. Pages and content differ from site to site: content/settings.ts defines their starts. */
import type { Start, StartOf } from '../model.ts';

/** "our-story" → "OurStory", "404-note" → "N404Note": names in code begin with a letter. */
const pascal = (name: string) =>
  name.replace(/^(?=\d)/, 'n').replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
/** "our-story" → "ourStory" */
const camel = (name: string) => pascal(name).replace(/^\w/, letter => letter.toLowerCase());

/** A component is a module and a style sheet for its root class; a name such as "ui/price" includes its folder. */
function component(fullName: string): Start {
  const name = fullName.replace(/^.*\//, '');
  const file = `components/${fullName.includes('/') ? fullName : `${name}/${name}`}`;
  return {
    files: {
      [`${file}.tsx`]: `/** Describe in one sentence what it is for. */
import './${name}.css';
import type { ReactNode } from 'react';

type ${pascal(name)}Props = { children: ReactNode };

export function ${pascal(name)}({ children }: ${pascal(name)}Props) {
  return <div className="${name}">{children}</div>;
}
`,
      [`${file}.css`]: `@layer components {\n  .${name} {\n    display: block;\n  }\n}\n`,
    },
    next: `Next, import { ${pascal(name)} } from ${file}.tsx where you want to show it.`,
  };
}

function island(name: string): Start {
  return {
    files: {
      [`islands/${name}/${name}.tsx`]: `/** Describe in one sentence what it does. Without JavaScript, visitors see the HTML that this renders during the build. */
import { useState } from 'react';

type ${pascal(name)}Props = { label: string };

export default function ${pascal(name)}({ label }: ${pascal(name)}Props) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" className="${name}" onClick={() => setCount(count + 1)}>
      {label} <output>{count}</output>
    </button>
  );
}
`,
    },
    next: `Next, add it to a page as <Island of={${pascal(name)}} when=…>: README.md, “What moves”, lists the values of when.`,
  };
}

function check(name: string): Start {
  return {
    files: {
      [`content/checks/${name}.ts`]: `/** Describe in one sentence what it requires of every page. */
type Page = { file: string; text: string; headings: { level: number; text: string }[] };

/** Returns one message per finding. */
export function ${camel(name)}({ text }: Page): string[] {
  return /lorem ipsum/i.test(text) ? ['has placeholder text'] : [];
}
`,
    },
    next: `Next, write your rule there, import { ${camel(name)} } from it in content/settings.ts, and add it to the rules of settings.`,
  };
}

export const starts: Record<string, StartOf> = { component, island, check };
