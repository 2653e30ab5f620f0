/** The calculator: three fields, and an estimate that is hidden until requested and then kept up to date. */
import '../../components/ui/field.css';
import './roi-calculator.css';
import { useState } from 'react';
import { ButtonRow, ChatButtonTo, SubmitButton } from '../../components/ui/button.tsx';
import { NumberField } from '../../components/ui/number-field.tsx';
import { useTimeout } from '../../components/ui/use-timeout.ts';
import type { Content } from '../../content/schema.ts';
import type { Words } from '../../content/schemas/languages.ts';
import { defaults, industries, lineOf, messageOf, type RoiInput, roiOf, showRoi } from './roi.ts';

/** Milliseconds without a change after which the results are announced. */
const announceDelay = 500;

/** `phone` is the number for the chat, `brand` the name that the message greets. */
type RoiCalculatorProps = {
  phone: string;
  brand: string;
  words: Content['home']['calculator'] & Pick<Words, 'ask' | 'newTab'>;
};

export default function RoiCalculator({ phone, brand, words }: RoiCalculatorProps) {
  const [input, setInput] = useState(defaults);
  const [isShown, setIsShown] = useState(false);
  const roi = roiOf(input);
  const line = isShown ? lineOf(roi) : '';
  const [announced, setAnnounced] = useState('');
  useTimeout(() => setAnnounced(line), announceDelay, line);
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
          <SubmitButton>{words.button}</SubmitButton>
        </form>
        {isShown && (
          <dl className="roi-calculator-results grid">
            {(['reach', 'leads', 'revenue'] as const).map(name => (
              <div key={name}>
                <dt>{words.results[name]}</dt>
                <dd className="figure size-2xl tabular-nums">{showRoi(roi)[name]}</dd>
              </div>
            ))}
          </dl>
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
