/** What can be said of a file that is no page: that XML is whole, with addresses for whoever reads it elsewhere, and what photos tell. */
import { isLocated } from '../../pictures.ts';
import { clip, type FileRule } from '../settings.ts';
import { addressesIn } from '../site.ts';

export const fileRules = {
  xml({ file, bytes }, _, report) {
    if (!/\.xml$/i.test(file)) return;
    const text = String(bytes);
    const xml = text.replace(/<!\[CDATA\[[\s\S]*?\]\]>|<!--[\s\S]*?-->/g, '');
    const [bare = '', entity] = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-fA-F]+);)(?:(\w+);|.{0,20})/.exec(xml) ?? [];
    if (entity) report(`has the entity "${bare}", which XML does not know`, bare);
    else if (bare) report(`has a "&" that is not written as "&amp;": ${bare}`, bare);
    const open: string[] = [];
    const tags = /<(\/?)([\w:.-]+)(?:"[^"]*"|'[^']*'|[^>"'])*?(\/?)>/g;
    for (const [tag, isEnd, name = '', isEmpty] of [...xml.matchAll(tags), ['its end', '/']]) {
      const last = isEnd ? (open.pop() ?? '') : name;
      if (last !== name) {
        report(last ? `its <${last}> is not closed before ${tag}` : `has ${tag} without its beginning`, tag);
        break;
      }
      if (!isEnd && !isEmpty) open.push(name);
    }
    for (const { what, href } of addressesIn(text))
      if (!URL.canParse(href)) report(`${what} no absolute URL: ${clip(href)}`, href);
  },

  position({ file, bytes }, _, report) {
    if (/\.jpe?g$/i.test(file) && isLocated(bytes)) report('says where it was taken; export it without its position');
  },
} satisfies Record<string, FileRule>;
