/** @jsxRuntime automatic */
/** The HTML frame of every page of the book. */
import type { ReactNode } from 'react';

type Props = { title: string; up: string; style: string; script: string; children?: ReactNode };

export function Frame({ title, up, style, script, children }: Props) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} – preview book`}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet */}
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <header>{up ? <a href={`${up}index.html`}>All pages</a> : <strong>Preview book</strong>}</header>
        <main>{children}</main>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script */}
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>
  );
}

export const bytes = (count: number): string => `${count.toLocaleString('en')} B`;
