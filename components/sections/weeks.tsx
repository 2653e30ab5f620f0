/** A project week by week: seven dots each, one a day, on one thread from the first call to the handover. */
import './weeks.css';
import type { Branding } from '../../content/schemas/offers.ts';
import { Tally } from '../dots/dot-count.tsx';
import { Ticks } from '../ui/checklist.tsx';
import { Legend } from '../ui/legend.tsx';

export function Weeks({ weeks }: { weeks: Branding['weeks'] }) {
  return (
    <>
      <ol className="weeks">
        {weeks.map(({ label, title, activities }, i) => (
          <li className="weeks-week" key={label}>
            <Tally count={7} perRow={7} tone={i === weeks.length - 1 ? 'haldi' : 'indigo'} />
            <h3 className="weeks-title">
              <span className="weeks-label">
                {label}
                <span className="unseen">: </span>
              </span>
              {title}
            </h3>
            <Ticks items={activities} />
          </li>
        ))}
      </ol>
      <Legend>One dot is one day; in the turmeric week the files are yours</Legend>
    </>
  );
}
