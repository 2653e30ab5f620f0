/** What `new` begins in every site. Pages and content are the site's own: content/settings.ts says how they begin. */
import type { Start, StartOf } from '../model.ts';

/** "our-story" → "OurStory" */
const pascal = (name: string) => name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
/** "our-story" → "ourStory" */
const camel = (name: string) => pascal(name).replace(/^\w/, letter => letter.toLowerCase());

/** A component is a module and the style sheet of its root class; a name with a folder stands in that folder. */
function component(given: string): Start {
  const name = given.replace(/^.*\//, '');
  const file = `components/${given.includes('/') ? given : `${name}/${name}`}`;
  return {
    files: {
      [`${file}.tsx`]: `/** What it is for, in one sentence. */
import './${name}.css';
import type { ReactNode } from 'react';

type ${pascal(name)}Props = { children: ReactNode };

export function ${pascal(name)}({ children }: ${pascal(name)}Props) {
  return <div className="${name}">{children}</div>;
}
`,
      [`${file}.css`]: `.${name} {\n  display: block;\n}\n`,
    },
    next: `Import { ${pascal(name)} } from ${file}.tsx where it is shown.`,
  };
}

function island(name: string): Start {
  return {
    files: {
      [`islands/${name}/${name}.tsx`]: `/** What it does, in one sentence. Without script its HTML stands as it is rendered here. */
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
    next: `Show it on a page as an <Island of={${pascal(name)}} …>, and say there when it wakes: README.md, “What moves”.`,
  };
}

function check(name: string): Start {
  return {
    files: {
      [`content/checks/${name}.ts`]: `/** What it asks of every page, in one sentence. */
type Page = { file: string; text: string; headings: { level: number; text: string }[] };

/** A sentence for each finding. */
export const ${camel(name)} = ({ text }: Page): string[] =>
  /lorem ipsum/i.test(text) ? ['has a text that stands in for another'] : [];
`,
    },
    edit: { 'content/settings.ts': text => withRule(text || 'export const settings = {\n};\n', name) },
    next: `It is a rule of every build now. Rewrite it in content/checks/${name}.ts.`,
  };
}

/** The settings with one more rule. */
function withRule(text: string, name: string): string {
  const rule = `\n    '${name}': ${camel(name)},`;
  const rules = /\brules: *\{/;
  const ruled = rules.test(text)
    ? text.replace(rules, start => start + rule)
    : text.replace(/export const settings\b[^=]*= *\{/, start => `${start}\n  rules: {${rule}\n  },`);
  const line = `import { ${camel(name)} } from './checks/${name}.ts';\n`;
  const imports = /^(?:import .*\n)+/m;
  const pathOf = (statement: string) => /'(.*)'/.exec(statement)?.[1] ?? '';
  const sorted = (all: string[]) => all.sort((one, other) => (pathOf(one) < pathOf(other) ? -1 : 1)).join('');
  return imports.test(ruled)
    ? ruled.replace(imports, all => sorted([...all.split(/(?<=\n)/), line]))
    : ruled.replace(/^export const settings/m, start => `${line}\n${start}`);
}

export const starts: Record<string, StartOf> = { component, island, check };
