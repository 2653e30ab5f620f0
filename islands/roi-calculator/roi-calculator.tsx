/** The calculator: three questions, and an estimate that stays hidden until it is asked for and is then kept up to date. */
import '../../components/action/action.css';
import '../../components/field/field.css';
import './roi-calculator.css';
import { Component } from 'react';
import { island } from '../../components/island/island.tsx';
import { defaults, industries, type RoiInput, roiOf, showRoi } from './roi.ts';

/** Milliseconds without a change after which the results are read out. */
const settled = 500;

type State = { input: RoiInput; isShown: boolean; told: string };

export class View extends Component<object, State> {
  override state: State = { input: defaults, isShown: false, told: '' };
  timer = 0;

  change(change: Partial<RoiInput>, isShown?: true) {
    this.setState(({ input, ...rest }) => ({
      input: { ...input, ...change },
      isShown: isShown ?? rest.isShown,
    }));
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      const { reach, leads, revenue } = showRoi(roiOf(this.state.input));
      if (this.state.isShown) this.setState({ told: `Reach ${reach}, leads ${leads}, revenue ${revenue}` });
    }, settled);
  }

  override render() {
    const { input, isShown, told } = this.state;
    const { reach, leads, revenue } = showRoi(roiOf(input));
    return (
      <div className="roi scripted">
        {/* The specification does not hold the values to the fields' limits, so the browser must not either. */}
        <form
          className="roi-form"
          method="dialog"
          noValidate
          onSubmit={event => {
            event.preventDefault();
            this.change({}, true);
          }}
        >
          <div>
            <label className="field-label" htmlFor="roi-followers">
              Followers
            </label>
            <input
              className="field"
              id="roi-followers"
              type="number"
              min="0"
              inputMode="numeric"
              defaultValue={defaults.followers}
              onInput={({ currentTarget: { valueAsNumber } }) => this.change({ followers: valueAsNumber })}
            />
          </div>
          <div>
            <label className="field-label" htmlFor="roi-industry">
              Industry
            </label>
            <select
              className="field"
              id="roi-industry"
              onInput={({ currentTarget: { value } }) => this.change({ industry: value })}
            >
              {industries.map(({ id, name }) => (
                <option value={id} key={id}>
                  {name}
                </option>
              ))}
            </select>
          </div>
          <div>
            <label className="field-label" htmlFor="roi-posts">
              Posts per week
            </label>
            <input
              className="field"
              id="roi-posts"
              type="number"
              min="1"
              max="21"
              inputMode="numeric"
              defaultValue={defaults.postsPerWeek}
              onInput={({ currentTarget: { valueAsNumber } }) => this.change({ postsPerWeek: valueAsNumber })}
            />
          </div>
          <button className="action" type="submit">
            Calculate Your Potential
          </button>
        </form>
        {isShown && (
          <dl className="roi-results">
            {Object.entries({ Reach: reach, Leads: leads, Revenue: revenue }).map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="figure">{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <p className="unseen" role="status">
          {told}
        </p>
      </div>
    );
  }
}

export default /* @__PURE__ */ island('roi-calculator', View, 'visible');
