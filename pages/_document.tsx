/** The shell around every page: head, header, trail, footer, exit offer, chat, and the scripts of the islands. */
import '../components/tokens/tokens.css';
import '../components/base/base.css';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '../components/breadcrumbs/breadcrumbs.tsx';
import { ChatWidget } from '../components/chat/chat.tsx';
import { Footer } from '../components/footer/footer.tsx';
import { type Head, HeadTags } from '../components/head/head.tsx';
import { policyOf } from '../components/head/policy.ts';
import { Header } from '../components/header/header.tsx';
import { withoutScript } from '../components/island/scripting.tsx';
import { breadcrumb } from '../components/json-ld/breadcrumb.ts';
import { ids, type Node } from '../components/json-ld/json-ld.ts';
import { type Address, hrefOf, SiteProvider } from '../components/site/site.tsx';
import { fontFaces } from '../components/type/font-faces.ts';
import type { Content } from '../content/schema.ts';
import { ExitOffer } from '../islands/exit-offer/offer.tsx';
import { SignupBox } from '../islands/signup/signup-box.tsx';

export const props = ({ site, navigation, claims }: Content) => ({ site, navigation, claims });

type DocumentProps = ReturnType<typeof props> & {
  address: Address;
  path: string;
  head: Head;
  css: string;
  /** The browser's scripts: the inline one that loads islands, and the paths of the others. */
  islands: { boot: string; urls: Record<string, string>; behaviours: string | undefined };
  /** The name of an inline script or style in a Content-Security-Policy. */
  digest: (text: string) => string;
  children: ReactNode;
};

export default function Document(props: DocumentProps) {
  const { site, navigation, claims, address, path, head, css, islands, digest, children } = props;
  const trail = head.trail && [{ name: 'Home', path: '/' }, ...head.trail];
  const graph = [webPage(path, head), ...(trail ? [breadcrumb(path, trail)] : []), ...(head.jsonLd ?? [])];
  const known = {
    address,
    site,
    claims,
    islands: Object.fromEntries(Object.entries(islands.urls).map(([name, url]) => [name, hrefOf(url, address)])),
  };
  const styles = fontFaces(address) + css;
  const policy = policyOf({
    scripts: [digest(islands.boot)],
    styles: [digest(styles), digest(withoutScript)],
    frames: head.frames,
    signup: site.signup,
  });
  return (
    <SiteProvider value={known}>
      <html lang="en-IN">
        <HeadTags
          head={head}
          path={path}
          graph={graph}
          css={styles}
          policy={policy}
          behaviours={islands.behaviours && hrefOf(islands.behaviours, address)}
        />
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
          <ExitOffer>
            <SignupBox
              id="guide"
              label="Or have our free guide by email"
              button="Get Free Guide"
              purpose="to send you the guide"
            />
          </ExitOffer>
          <ChatWidget
            text={head.chatText ?? 'Hi Trece, I would like more information about your services.'}
            desk={head.chatDesk}
          />
          {/* Last, when all islands are there; every page has one, the form of the exit offer. */}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, allowed by its hash */}
          <script dangerouslySetInnerHTML={{ __html: islands.boot }} />
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
