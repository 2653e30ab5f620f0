/** Edits that authors might make, all at once, for browser tests: pictures, a form that posts, and one with two fields. */
import type { SiteCopy } from '../../content/testing/copy-site.ts';
import { anArticle } from './an-article.ts';
import { addPhotos, addPicture } from './site-edits.ts';

/** The path of the article that shows a picture, without slashes at both ends, and the picture's alt text. */
export const pictured = anArticle.replace(/^\/|\/$/g, '');
export const pictureAlt = 'A table with samples on it';

/** The URL that the sign-up form posts to. It must be https, so a test intercepts the browser's requests to it. */
export const signupAction = 'https://forms.example/signup';

export async function editSite(copy: SiteCopy): Promise<void> {
  await addPicture(copy, 'blog/wide.jpg', 2400, 1200);
  copy.change(`content/${pictured}.md`, text => text.replace(/^(?=## )/m, `![${pictureAlt}](wide.jpg "Below it")\n\n`));
  await addPhotos(copy);
  const connected = `transport: post\n  action: ${signupAction}`;
  copy.change('content/free-courses.yaml', text => text.replace('fields: [', '$&{ name: name, label: Your name }, '));
  copy.change('content/site.yaml', text => text.replace(/transport: \w+(\n {2}action: .*)?/, connected));
}
