import { LazyDrawing, Scene } from '../../components/art/drawing.tsx';
import { useSite } from '../../components/context/site.tsx';
import type { Head } from '../../components/layout/head.tsx';
import { fillCount } from '../../components/lib/fill.tsx';
import { CallToAction } from '../../components/sections/call-to-action.tsx';
import { CardGrid } from '../../components/sections/card-grid.tsx';
import { OfferHero } from '../../components/sections/offer-hero.tsx';
import { Part, Section, type SectionProps } from '../../components/sections/section.tsx';
import { Buttons } from '../../components/ui/button.tsx';
import { Disclosure, DisclosureText } from '../../components/ui/disclosure.tsx';
import type { Content } from '../../content/schema.ts';

export const props = ({ workshops }: Content) => workshops;

type WorkshopsProps = ReturnType<typeof props>;

export const head = ({ head }: WorkshopsProps): Head => head;

export default function Workshops({ hero, sections, companies, communities, closing, ...workshops }: WorkshopsProps) {
  return (
    <>
      <OfferHero {...hero} below={<Scene of="audience" />} />
      <Audience id="workshops-for-companies" {...sections['workshops-for-companies']} {...companies} />
      <Audience id="seminars-for-communities" {...sections['seminars-for-communities']} {...communities} tone="deep" />
      <Section id="differences" {...sections.differences} tone="tinted">
        <CardGrid variant="card-steps" items={workshops.differences} />
      </Section>
      <CallToAction {...closing} />
    </>
  );
}

type AudienceProps = Content['workshops']['communities'] & SectionProps;

const Audience = ({ topics, reasons, drawing, gains, choice, buttons, ...section }: AudienceProps) => (
  <Section {...section}>
    <Part title={gains} layout="beside">
      <CardGrid variant="card-columns" items={reasons} heading="h4" />
    </Part>
    <div className="split split-narrow">
      <div className="stack-5">
        <LazyDrawing of={drawing} />
        <Buttons {...buttons} />
      </div>
      <Part title={fillCount(choice, topics.length, useSite().words)}>
        <div className="lines">
          {topics.map(({ title, text }) => (
            <Disclosure label={<h4>{title}</h4>} key={title}>
              <DisclosureText>{text}</DisclosureText>
            </Disclosure>
          ))}
        </div>
      </Part>
    </div>
  </Section>
);
