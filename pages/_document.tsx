/** The shell around every page: head, header, breadcrumbs, footer, exit offer and chat. */
import { createHash } from 'node:crypto';
import '../components/styles/tokens.css';
import '../components/styles/reset.css';
import '../components/styles/base.css';
import '../components/styles/layout.css';
import '../components/styles/print.css';
import { PageProvider } from '../components/context/page.tsx';
import { SiteProvider } from '../components/context/site.tsx';
import { fontFaces } from '../components/fonts/font-faces.ts';
import { Breadcrumbs } from '../components/layout/breadcrumbs.tsx';
import { Chat } from '../components/layout/chat.tsx';
import { policyOf } from '../components/layout/content-policy.ts';
import { Footer } from '../components/layout/footer.tsx';
import { type Head, HeadTags } from '../components/layout/head.tsx';
import { Header } from '../components/layout/header.tsx';
import { familyOf } from '../components/lib/family.ts';
import { siteLanguage } from '../components/lib/language.ts';
import { memoizeLast } from '../components/lib/memoize-last.ts';
import { graphText } from '../components/structured-data/json-ld.ts';
import { breadcrumb, webPage } from '../components/structured-data/web-page.ts';
import { colorsCss } from '../components/styles/colors.ts';
import type { Content } from '../content/schema.ts';
import type { Theme } from '../content/schemas/theme.ts';
import { type Address, hrefOf } from '../generator/react/address.ts';
import type { ShellProps } from '../generator/react/shell.tsx';
import { ExitOffer } from './_exit-offer.tsx';

export const props = ({
  theme,
  site,
  navigation,
  claims,
  rates,
  numbers,
  drawings,
  scenes,
  covers,
  signs,
}: Content) => ({
  theme,
  minutes: numbers.consultation,
  shared: { site, navigation, claims, rates, art: { drawings, scenes, covers, signs } },
});

type DocumentProps = ReturnType<typeof props> & ShellProps<Head>;

export default function Document(props: DocumentProps) {
  const { theme, minutes, shared, address, path, head, css, scripts, children } = props;
  const trail = head.trail.length > 0 ? [{ name: 'Home', path: '/' }, ...head.trail] : [];
  const breadcrumbs = trail.length > 0 ? [breadcrumb(path, trail)] : [];
  const graph = [webPage(shared.site, path, head), ...breadcrumbs, ...(head.jsonLd ?? [])];
  const context = { ...shared, address, scripts };
  const page = {
    path,
    chatText: head.chatText ?? `Hi ${shared.site.name}, I would like more information about your services.`,
    chatNumber: head.chatNumber ?? 'site',
  };
  const { styles, hash } = inlineOf(css, theme, address);
  const script = head.script?.(address);
  const policy = policyOf({
    styles: [hash],
    scripts: script ? [hashOf(script)] : [],
    frames: head.frames,
    signup: shared.site.signup,
  });
  return (
    <SiteProvider value={context}>
      <html lang={siteLanguage}>
        <HeadTags
          head={head}
          path={path}
          css={styles}
          surface={theme.surface}
          script={script}
          policy={policy}
          behaviours={scripts.client && hrefOf(scripts.client, address)}
        />
        <body className={`family-${familyOf(path)}`}>
          <a className="skip-link" href="#main">
            Skip to the content
          </a>
          <PageProvider value={page}>
            <Header />
            <main id="main" tabIndex={-1}>
              {trail.length > 0 && <Breadcrumbs trail={trail} />}
              {children}
            </main>
            <Footer />
            <ExitOffer minutes={minutes} />
            <Chat />
          </PageProvider>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: graphText escapes what could close the script element */}
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: graphText(graph, address) }} />
        </body>
      </html>
    </SiteProvider>
  );
}

/** Returns a page's inline style sheet and its hash. Both are the same for all pages of one page file. */
const inlineOf = memoizeLast((css: string, theme: Theme, address: Address) => {
  const styles = fontFaces(address) + colorsCss(theme) + css;
  return { styles, hash: hashOf(styles) };
});

/** Returns the hash of inline code as the Content-Security-Policy states it. */
const hashOf = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`;
