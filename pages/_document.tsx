/** The shell around every page: head, header, trail, footer, chat. */
import '../components/tokens/tokens.css';
import '../components/base/base.css';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '../components/breadcrumbs/breadcrumbs.tsx';
import { ChatWidget } from '../components/chat/chat.tsx';
import { Footer } from '../components/footer/footer.tsx';
import { type Head, HeadTags } from '../components/head/head.tsx';
import { Header } from '../components/header/header.tsx';
import { breadcrumb } from '../components/json-ld/breadcrumb.ts';
import { ids, type Node } from '../components/json-ld/json-ld.ts';
import { type Address, SiteProvider } from '../components/site/site.tsx';
import type { Content } from '../content/schema.ts';

export const props = ({ site, navigation, claims }: Content) => ({ site, navigation, claims });

type DocumentProps = ReturnType<typeof props> & {
  address: Address;
  path: string;
  head: Head;
  css: string;
  children: ReactNode;
};

export default function Document({ site, navigation, claims, address, path, head, css, children }: DocumentProps) {
  const trail = head.trail && [{ name: 'Home', path: '/' }, ...head.trail];
  const graph = [webPage(path, head), ...(trail ? [breadcrumb(path, trail)] : []), ...(head.jsonLd ?? [])];
  return (
    <SiteProvider value={{ address, site, claims }}>
      <html lang="en-IN">
        <HeadTags head={head} path={path} graph={graph} css={css} />
        <body>
          <a className="skip" href="#main">
            Skip to the content
          </a>
          <Header navigation={navigation} path={path} />
          <main id="main" tabIndex={-1}>
            {trail && <Breadcrumbs trail={trail} />}
            {children}
          </main>
          <Footer navigation={navigation} />
          <ChatWidget
            text={head.chatText ?? 'Hi Trece, I would like more information about your services.'}
            desk={head.chatDesk}
          />
        </body>
      </html>
    </SiteProvider>
  );
}

function webPage(path: string, { kind = 'WebPage', trail }: Head): Node {
  return {
    '@type': kind,
    '@id': `${path}#page`,
    url: path,
    inLanguage: 'en-IN',
    isPartOf: { '@id': ids.website },
    ...(trail ? { breadcrumb: { '@id': `${path}#trail` } } : {}),
  };
}
