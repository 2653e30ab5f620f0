import { createHash } from 'node:crypto';
import '../components/styles/tokens.css';
import '../components/styles/reset.css';
import '../components/styles/base.css';
import '../components/styles/prose.css';
import '../components/styles/layout.css';
import '../components/styles/tones.css';
import '../components/styles/print.css';
import { sharedBy, textsIn } from '../components/context/from-content.ts';
import { findDrawing, PageProvider, SiteProvider } from '../components/context/site.tsx';
import { fontFaces } from '../components/fonts/font-faces.ts';
import { Breadcrumbs } from '../components/layout/breadcrumbs.tsx';
import { Chat } from '../components/layout/chat.tsx';
import { policyOf } from '../components/layout/content-policy.ts';
import { Footer } from '../components/layout/footer.tsx';
import { type Head, HeadTags } from '../components/layout/head.tsx';
import { Header } from '../components/layout/header.tsx';
import { englishPathOf, languageOf, pathIn } from '../components/lib/language.ts';
import { borderNames } from '../components/lib/tone.ts';
import { graphText } from '../components/structured-data/json-ld.ts';
import { breadcrumb, webPage } from '../components/structured-data/web-page.ts';
import { colorsCss } from '../components/styles/colors.ts';
import { trailOf } from '../content/records.ts';
import type { Content } from '../content/schema.ts';
import type { ShellProps } from '../generator/react/shell.tsx';
import { ExitOffer } from './_exit-offer.tsx';

export function props(content: Content) {
  const { theme, borders } = content;
  const shared = sharedBy(content);
  const texts = shared.languages.map(({ code }) => [code, textsIn(content, code)] as const);
  return { theme, borders, shared, texts: Object.fromEntries(texts) };
}

type DocumentProps = ReturnType<typeof props> & ShellProps<Head>;

export default function Document(props: DocumentProps) {
  const { theme, borders, shared, address, path, head, css, scripts, links, children } = props;
  const { languages } = shared;
  const { code, lang, tag } = languageOf(path, languages);
  const texts = props.texts[code] as (typeof props.texts)[string];
  const { words } = texts;
  const english = englishPathOf(path, languages);
  const { tone = 'deep' } = head;
  const pages = trailOf(texts.names, english, head.name);
  const trail = pages.length > 0 ? [{ name: words.home, path: pathIn(code, '/', languages) }, ...pages] : [];
  const context = { ...shared, ...texts, address, scripts, links };
  const graph = [
    webPage(shared.site, path, tag, head.kind, pages),
    ...(trail.length > 0 ? [breadcrumb(path, trail)] : []),
    ...(head.jsonLd?.(context, path) ?? []),
  ];
  const page = {
    path: english,
    tone,
    language: code,
    chatText: head.chatText ?? words.chatText,
    chatNumber: head.chatNumber ?? 'site',
  };
  const border = (name: string) => findDrawing('borders', borders, name);
  const colors = colorsCss(theme, border(borderNames[tone]), border('temple'));
  const styles = fontFaces(address, code) + colors + css;
  const script = head.script?.(address);
  const policy = policyOf({
    styles: [hashOf(styles)],
    scripts: script ? [hashOf(script)] : [],
    frames: head.frames,
    signup: shared.site.signup,
  });
  return (
    <SiteProvider value={context}>
      <html lang={lang}>
        <HeadTags head={head} path={path} css={styles} surface={theme.surface} script={script} policy={policy} />
        <body className={`page-${tone}`}>
          <a className="skip-link" href="#main">
            {words.skip}
          </a>
          <PageProvider value={page}>
            <Header />
            <main id="main" tabIndex={-1}>
              {trail.length > 0 && <Breadcrumbs trail={trail} />}
              {children}
            </main>
            <Footer />
            <ExitOffer />
            <Chat />
          </PageProvider>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: graphText escapes what could close the script element */}
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: graphText(graph, address) }} />
        </body>
      </html>
    </SiteProvider>
  );
}

/** Returns the hash of inline code as the Content-Security-Policy states it. */
const hashOf = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`;
