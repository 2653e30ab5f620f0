/** The home page in Gujarati. */
import '../_home/hero.css';
import { Hero } from '../../components/sections/hero.tsx';
import { Pillars } from '../../components/sections/pillars.tsx';
import type { Content } from '../../content/schema.ts';
import { campaignsIn, pillarsIn } from '../../content/schemas/gujarati.ts';
import { Campaigns } from '../_campaigns.tsx';
import { Skyline } from '../_home/skyline.tsx';
import { Ways } from '../_home/ways.tsx';
import GujaratiPage, { head, propsFor } from './[...slug].tsx';

export { head };

export const props = (content: Content) => {
  const home = propsFor('', content);
  return { ...home, system: content.system, campaigns: campaignsIn(content.campaigns, home.page.campaigns) };
};

export default function Home({ system, campaigns, ...rest }: ReturnType<typeof props>) {
  return (
    <GujaratiPage
      {...rest}
      opening={start => (
        <Hero {...rest.page.hero} variant="home-hero" scene={<Skyline campaigns={campaigns} />}>
          {start}
        </Hero>
      )}
      ownBodyOf={section => {
        switch (section.kind) {
          case 'pillars':
            return <Pillars {...pillarsIn(system, section)} />;
          case 'ways':
            return <Ways ways={section.ways} />;
          case 'campaigns':
            return <Campaigns campaigns={campaigns} />;
        }
      }}
    />
  );
}
