/** The shell around every page. */
import './_document.css';
import type { Content } from '../content/schema.ts';
import { settings } from '../content/settings.ts';
import { hrefOf, urlOf } from '../generator/react/address.ts';
import { Link } from '../generator/react/link.tsx';
import { type ShellProps, ShellProvider } from '../generator/react/shell.tsx';

/** What each page exports as `head`, besides its component. */
export type Head = { title: string; description: string; lang?: string; isHidden?: boolean };

export const props = ({ site }: Content) => ({ name: site.name, email: site.email });

/** What pages may load: files of this site, and of those that the settings allow. */
const sources = ["'self'", ...(settings.allow ?? []).map(({ origin }) => origin)].join(' ');
const policy = `default-src ${sources}; style-src 'unsafe-inline'`;

type DocumentProps = ReturnType<typeof props> & ShellProps<Head>;

export default function Document({ name, email, address, scripts, links, path, head, css, children }: DocumentProps) {
  const { lang = 'en' } = head;
  const url = urlOf(path, address);
  const image = urlOf('/card.png', address);
  const card = { title: head.title, description: head.description, type: 'website', url, image, 'image:alt': name };
  return (
    <ShellProvider value={{ address, scripts, links, markdown: settings.markdown }}>
      <html lang={lang}>
        <head>
          <meta charSet="utf-8" />
          <meta httpEquiv="Content-Security-Policy" content={policy} />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>{head.title}</title>
          <meta name="description" content={head.description} />
          {head.isHidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
          {Object.entries({ ...card, locale: lang, site_name: name }).map(([property, content]) => (
            <meta property={`og:${property}`} content={content} key={property} />
          ))}
          <meta name="twitter:card" content="summary_large_image" />
          <link rel="icon" href={hrefOf('/favicon.svg', address)} type="image/svg+xml" />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet */}
          <style dangerouslySetInnerHTML={{ __html: css }} />
          {scripts.client && <script type="module" src={hrefOf(scripts.client, address)} />}
        </head>
        <body>
          <header>
            <Link to="/">{name}</Link>
          </header>
          <main>{children}</main>
          <footer>
            <a href={`mailto:${email}`}>{email}</a>
          </footer>
        </body>
      </html>
    </ShellProvider>
  );
}
