/** Clients as a register of names: those with a case study, with its challenge, strategy, results and, once it is given, the testimonial; the others in short. */
import './_story.css';
import type { ReactNode } from 'react';
import { Stat } from '../../components/sections/stats.tsx';
import { Testimonial } from '../../components/sections/testimonials.tsx';
import { Checklist } from '../../components/ui/checklist.tsx';
import { MetricValue } from '../../components/ui/claim.tsx';
import { Disclosure } from '../../components/ui/disclosure.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { InlineMarkdown } from '../../components/ui/inline-markdown.tsx';
import { Sample } from '../../components/ui/sample.tsx';
import type { Client, Industries } from '../../content/schemas/proof.ts';
import { Picture } from '../../generator/react/picture.tsx';

type RegisterProps = { clients: readonly Client[]; industries: Industries };

/** Marks the samples, unless all are samples: then one mark above the register is enough. */
export function ClientRegister({ clients, industries }: RegisterProps) {
  const isMixed = clients.some(({ isSample }) => !isSample);
  const isTold = clients.some(({ caseStudy }) => caseStudy);
  return (
    <div className={isTold ? 'client-register client-stories grid' : 'client-register grid'}>
      {clients.map(({ caseStudy, ...client }) => {
        const isFull = caseStudy && caseStudy.results.length > 0;
        return (
          <article className={isFull ? 'client client-told grid' : 'client stack-3'} id={client.id} key={client.id}>
            <div className="stack-2">
              {/* Without a text alternative, because the name is next to it. */}
              {client.logo && <Picture of={client.logo} alt="" sizes="10rem" className="client-logo" />}
              <h3 className={caseStudy ? 'size-2xl' : 'size-xl'}>{client.name}</h3>
              {client.isSample && isMixed && <Sample />}
              <p>
                <Icon name={client.icon} /> {industries[client.industry]?.name}
              </p>
              <p className="note">{client.services.join(' · ')}</p>
              {!caseStudy && <p className="semibold">{client.resultSnippet}</p>}
              {caseStudy?.testimonial.isSample === false && <Testimonial {...caseStudy.testimonial} />}
            </div>
            {caseStudy && <Story {...caseStudy} isSample={client.isSample || caseStudy.isSample} />}
          </article>
        );
      })}
    </div>
  );
}

type CaseStudy = NonNullable<Client['caseStudy']>;

function Story({ challenge, strategy, results, outcome, budget, duration, isSample }: CaseStudy) {
  return (
    <>
      <div className="stack-3">
        <p>
          <strong>Challenge:</strong> <InlineMarkdown text={challenge} />
        </p>
        {(results.length > 0 || budget) && (
          <dl className="client-results row">
            {results.map(({ metric, ...figure }) => (
              <Figure label={metric} {...figure} key={metric} />
            ))}
            {budget && (
              <Figure
                label={
                  <>
                    Budget. Duration: <MetricValue {...duration} />
                  </>
                }
                {...budget}
              />
            )}
          </dl>
        )}
        {outcome && (
          <p className="semibold">
            {isSample || results.length === 0 ? 'Aim:' : 'Result:'} <InlineMarkdown text={outcome} />
          </p>
        )}
      </div>
      <Disclosure label="Strategy" isOpen={results.length > 0}>
        <Checklist items={strategy} />
      </Disclosure>
    </>
  );
}

const Figure = ({ label, ...figure }: { label: ReactNode } & CaseStudy['duration']) => (
  <Stat label={label}>
    <MetricValue {...figure} />
  </Stat>
);

/** The industries, each with the names of its clients. */
export const IndustryList = ({ industries, clients }: { industries: Industries; clients: Client[] }) => (
  <ul className="industry-list grid">
    {Object.entries(industries).map(([id, { name, icon }]) => (
      <li key={id}>
        <strong>
          <Icon name={icon} /> {name}
        </strong>
        <p className="note">{clients.flatMap(client => (client.industry === id ? client.name : [])).join(', ')}</p>
      </li>
    ))}
  </ul>
);
