import './_document.css';
import type { ReactNode } from 'react';
import type { Content } from '../content/schema.ts';

type Line = { path: string; title: string };

/** A shell with as many links as the bare script renders: 80 in the header and 110 in the footer. */
export const props = ({ site, posts }: Content) => ({
  name: site.name,
  lines: posts.slice(0, 110).map(({ slug, title }) => ({ path: `/blog/${slug}/`, title })),
});

type Shell = ReturnType<typeof props> & {
  address: { origin: string; base: string };
  path: string;
  head: { title: string; description: string; type?: string };
  css: string;
  children: ReactNode;
};

export default function Document({ name, lines, address: { origin, base }, path, head, css, children }: Shell) {
  const hrefOf = (to: string) => base + to.slice(1);
  const { title, description, type = 'website' } = head;
  const url = origin + hrefOf(path);
  const card = { title, description: name, url, type, image: `${origin}${base}card.png`, 'image:alt': name };
  const list = (some: Line[]) => (
    <ul>
      {some.map(({ path, title }) => (
        <li key={path}>
          <a href={hrefOf(path)} className="link">
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <link rel="canonical" href={url} />
        {Object.entries({ ...card, locale: 'en', site_name: name }).map(([property, content]) => (
          <meta property={`og:${property}`} content={content} key={property} />
        ))}
        <meta name="twitter:card" content="summary" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the project's own style sheet */}
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        <header>
          <nav>{list(lines.slice(0, 80))}</nav>
        </header>
        <main>{children}</main>
        <footer>{list(lines)}</footer>
      </body>
    </html>
  );
}
