/** The three pillars of the Trece System, each with its dots and colour and, with `check`, a question that leads to an offer. */
import './pillars.css';
import { offerAt } from '../../content/offers.ts';
import type { System } from '../../content/schemas/proof.ts';
import { rosettes } from '../art/counts.ts';
import { DotDrawing } from '../art/dot-drawing.tsx';
import { useSite } from '../context/site.tsx';
import { brightFirst } from '../lib/tone.ts';
import { Buttons } from '../ui/button.tsx';
import { Checklist } from '../ui/checklist.tsx';
import { InlineMarkdown, Paragraph } from '../ui/inline-markdown.tsx';
import { Link } from '../ui/link.tsx';
import { PriceLine } from '../ui/price.tsx';

type PillarsProps = {
  pillars: System['pillars'];
  isFull?: boolean;
  /** Adds the questions, which replace the text: the labels of the answers, and the last offer. */
  check?: System['check'];
};

export function Pillars({ pillars, isFull = false, check }: PillarsProps) {
  return (
    <ol className="pillars bleed-row grid">
      {pillars.map(({ id, name, verb, text, points, question, start }, i) => (
        <li className={`pillar bleed stack-3 tone-${brightFirst(i)}`} key={id}>
          <DotDrawing className="pillar-dots" drawing={rosettes(i + 1)} fit="xMinYMid" />
          <h3 className="pillar-name size-2xl">{name}</h3>
          <p className="pillar-verb semibold">{verb}</p>
          {check ? (
            <>
              {/* No script: pillars.css shows the offer of the first pillar that is answered with "no". */}
              <fieldset className="pillar-ask semibold">
                <legend>
                  <InlineMarkdown text={question} />
                </legend>
                {(['yes', 'no'] as const).map(value => (
                  <label className="pillar-answer" key={value}>
                    <input type="radio" name={id} value={value} /> {check[value]}
                  </label>
                ))}
              </fieldset>
              <div role="status">
                <Start title={check.missing} start={start} />
                {i === pillars.length - 1 && <Start title={check.complete} start={check.start} isLast />}
              </div>
            </>
          ) : (
            <Paragraph className="muted">{text}</Paragraph>
          )}
          {isFull && <Checklist items={points} />}
        </li>
      ))}
    </ol>
  );
}

type StartProps = { title: string; start: System['check']['start']; isLast?: boolean };

/** The offer to start with, its price, and a chat whose message states the answer. */
function Start({ title, start: { path, why, message }, isLast = false }: StartProps) {
  const offer = offerAt(useSite().offers, path, 'content/system.yaml');
  return (
    <div className={isLast ? 'pillar-start stack-3 pillar-complete' : 'pillar-start stack-3'}>
      <p>
        {title}{' '}
        <Link className="pillar-offer" to={path}>
          {offer.name}
        </Link>{' '}
        <InlineMarkdown text={why} />
      </p>
      <PriceLine offer={offer} />
      <Buttons chat={`${message} “${offer.name}”?`} about={`: ${offer.name}`} />
    </div>
  );
}
