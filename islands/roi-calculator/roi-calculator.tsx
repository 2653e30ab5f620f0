/** The calculator: three fields, and an estimate that is hidden until requested and then kept up to date. */
import '../../components/ui/button.css';
import '../../components/ui/field.css';
import './roi-calculator.css';
import { useState } from 'react';
import { rowsOf } from '../../components/art/counts.ts';
import { DotDrawing } from '../../components/art/dot-drawing.tsx';
import { fillText } from '../../components/lib/fill.tsx';
import { ButtonRow, ChatButtonTo } from '../../components/ui/button.tsx';
import { NumberField } from '../../components/ui/number-field.tsx';
import { useSettled } from '../../components/ui/use-timeout.ts';
import type { Content } from '../../content/schema.ts';
import type { Words } from '../../content/schemas/languages.ts';
import { defaults, industries, lineOf, messageOf, type RoiInput, roiOf, showRoi } from './roi.ts';

type RoiCalculatorProps = {
  phone: string;
  brand: string;
  words: Content['home']['calculator'] & Pick<Words, 'ask' | 'newTab' | 'dots'>;
};

/** Up to so many leads a month a visitor is told what to do first. */
const few = 5;

/** Above it the knots would be a wall. */
const mostKnots = 800;

/** The leads of a month, each a knot: the fewer, the larger. */
const knotsOf = (leads: number) => rowsOf(leads, [8, 20].find(columns => leads <= 3 * columns) ?? 40, () => 'alert');

export default function RoiCalculator({ phone, brand, words }: RoiCalculatorProps) {
  const [input, setInput] = useState(defaults);
  const [isShown, setIsShown] = useState(false);
  const roi = roiOf(input);
  const hasKnots = roi.leads > 0 && roi.leads <= mostKnots;
  const line = isShown ? lineOf(roi) : '';
  const announced = useSettled(line);
  const change = (part: Partial<RoiInput>) => setInput(previous => ({ ...previous, ...part }));
  return (
    <>
      <div className="roi-calculator stack-5 js-only">
        {/* The specification does not clamp the values, so the browser must not enforce the fields' limits. */}
        <form
          className="roi-calculator-form grid"
          method="dialog"
          noValidate
          onSubmit={event => {
            event.preventDefault();
            setIsShown(true);
          }}
        >
          <NumberField
            id="roi-followers"
            label={words.followers}
            defaultValue={defaults.followers}
            onNumber={followers => change({ followers })}
          />
          <div>
            <label className="semibold" htmlFor="roi-industry">
              {words.industry}
            </label>
            <select
              className="field"
              id="roi-industry"
              onInput={({ currentTarget: { value } }) => change({ industry: value })}
            >
              {industries.map(({ id, name }) => (
                <option value={id} key={id}>
                  {name}
                </option>
              ))}
            </select>
          </div>
          <NumberField
            id="roi-posts"
            label={words.posts}
            min="1"
            max="21"
            defaultValue={defaults.postsPerWeek}
            onNumber={postsPerWeek => change({ postsPerWeek })}
          />
          <button className="button" type="submit">
            {words.button}
          </button>
        </form>
        {isShown && (
          <div className="roi-calculator-results stack-5">
            <dl>
              <div className="roi-calculator-leads">
                <dt>
                  {words.results.leads}{' '}
                  {hasKnots && <span className="note">{fillText(words.dots.one, { unit: words.one })}</span>}
                </dt>
                <dd className="tabular-nums">
                  {showRoi(roi).leads}
                  {hasKnots && <DotDrawing drawing={knotsOf(roi.leads)} />}
                </dd>
              </div>
              {(['reach', 'revenue'] as const).map(name => (
                <div key={name}>
                  <dt>{words.results[name]}</dt>
                  <dd className="tabular-nums">{showRoi(roi)[name]}</dd>
                </div>
              ))}
            </dl>
            {roi.leads <= few && <p className="lead">{words.few}</p>}
          </div>
        )}
        <p className="sr-only" role="status">
          {announced}
        </p>
      </div>
      {/* With script it comes with the results, which are in its message. */}
      <div className={isShown ? undefined : 'no-js'}>
        <ButtonRow>
          <ChatButtonTo phone={phone} text={messageOf(brand, input, line)} newTab={words.newTab}>
            {words.ask}
          </ChatButtonTo>
        </ButtonRow>
      </div>
    </>
  );
}
