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
    edit: { 'content/settings.ts': text => withRule(text || 'export const settings = {\n};\n', name) },
    next: `Every build now runs this check. Next, write your own rule in content/checks/${name}.ts.`,
  };
}

/** Returns the text of content/settings.ts with a rule added. */
function withRule(text: string, name: string): string {
  const rule = `\n    ${name === camel(name) ? name : `'${name}': ${camel(name)}`},`;
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
