/** The home page in Gujarati. */
import '../_home/hero.css';
import type { Head } from '../../components/layout/head.tsx';
import { Hero } from '../../components/sections/hero.tsx';
import { Pillars } from '../../components/sections/pillars.tsx';
import { PriceList } from '../../components/sections/price-list.tsx';
import type { Content } from '../../content/schema.ts';
import { campaignsIn, pillarsIn } from '../../content/schemas/gujarati.ts';
import { rateOf } from '../../content/schemas/rates.ts';
import { Campaigns } from '../_campaigns.tsx';
import { Skyline } from '../_home/skyline.tsx';
import { Ways } from '../_home/ways.tsx';
import { GujaratiPage, headOf, pageOf, Start } from './_gujarati-page.tsx';

export function props(content: Content) {
  const page = pageOf(content, '');
  const { languages, system } = content;
  return { page, words: languages.gu, system, campaigns: campaignsIn(content.campaigns, page.campaigns) };
}

type HomeProps = ReturnType<typeof props>;

export const head = ({ page }: HomeProps): Head => headOf(page);

export default function Home({ page, words, system, campaigns }: HomeProps) {
  return (
    <GujaratiPage
      page={page}
      words={words}
      hero={
        <Hero {...page.hero} variant="home-hero" scene={<Skyline campaigns={campaigns} />}>
          <Start page={page} words={words} />
        </Hero>
      }
      bodyOf={section => {
        switch (section.kind) {
          case 'pillars':
            return <Pillars {...pillarsIn(system, section)} />;
          case 'ways':
            return <Ways ways={section.ways} />;
          case 'campaigns':
            return <Campaigns campaigns={campaigns} />;
          case 'prices':
            return (
              <PriceList
                lines={section.paths.map(path => rateOf(words.rates, path, 'content/gu/index.yaml'))}
                isShort
              />
            );
        }
      }}
    />
  );
}
