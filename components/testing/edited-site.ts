/** Edits that authors might make, all at once, for browser tests: pictures, pages without their own styles, a form that posts, and one with two fields. */
import { readFileSync } from 'node:fs';
import type { SiteCopy } from '../../content/testing/copy-site.ts';
import { anArticle } from './an-article.ts';
import { addPhotos, addPicture } from './site-edits.ts';

/** The path of the article that shows a picture, without slashes at both ends, and the picture's alt text. */
export const pictured = anArticle.replace(/^\/|\/$/g, '');
export const pictureAlt = 'A table with samples on it';

/** A page of plain Markdown, and one that combines sections. */
export const plainPages = ['/plain/', '/plain-sections/'];

/** The URL that the sign-up form posts to. It must be https, so a test intercepts the browser's requests to it. */
export const signupAction = 'https://forms.example/signup';

export async function editSite(copy: SiteCopy): Promise<void> {
  await addPictures(copy);
  addPlainPages(copy);
  const connected = `transport: post\n  action: ${signupAction}`;
  copy.change('content/free-courses.yaml', text => text.replace('fields: [', '$&{ name: name, label: Your name }, '));
  copy.change('content/site.yaml', text => text.replace(/transport: \w+(\n {2}action: .*)?/, connected));
}

/** Adds pictures to an article, and those that only the owner can take. */
async function addPictures(copy: SiteCopy): Promise<void> {
  await addPicture(copy, 'blog/wide.jpg', 2400, 1200);
  copy.change(`content/${pictured}.md`, text => text.replace(/^(?=## )/m, `![${pictureAlt}](wide.jpg "Below it")\n\n`));
  await addPhotos(copy);
}

function addPlainPages(copy: SiteCopy): void {
  copy.change('content/pages/plain.md', readFileSync('components/fixtures/plain.md', 'utf8'));
  copy.change('pages/plain-sections.tsx', "export { default, head } from './_fixtures/plain-sections.tsx';\n");
  // Links the new pages, as a check reports pages without links to them.
  copy.change('content/navigation.yaml', text =>
    text.replace(/^policies:\n/m, `$&${plainPages.map(to => `  - { label: "${to}", path: ${to} }\n`).join('')}`),
  );
}
