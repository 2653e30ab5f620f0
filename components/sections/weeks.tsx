/** A project week by week: seven dots each, one a day, on one thread from the first call to the handover. */
import './weeks.css';
import type { Branding } from '../../content/schemas/offers.ts';
import { DotCount } from '../dots/dot-count.tsx';
import { Checklist } from '../ui/checklist.tsx';
import { Legend } from '../ui/legend.tsx';

export function Weeks({ weeks }: { weeks: Branding['weeks'] }) {
  return (
    <>
      <ol className="weeks">
        {weeks.map(({ label, title, activities }, i) => (
          <li className="weeks-week" key={label}>
            <DotCount count={7} perRow={7} tone={i === weeks.length - 1 ? 'accent' : 'primary'} />
            <h3 className="weeks-title">
              <span className="weeks-label">
                {label}
                <span className="sr-only">: </span>
              </span>
              {title}
            </h3>
            <Checklist items={activities} />
          </li>
        ))}
      </ol>
      <Legend>One dot is one day; in the turmeric week the files are yours</Legend>
    </>
  );
}
