/** An email box: one field, one button, one line that says what the address is for. */
import '../../components/field/field.css';
import './signup.css';
import { Component, type FormEvent } from 'react';
import { island } from '../../components/island/island.tsx';
import type { Delivery } from './delivery.ts';

export type SignupProps = {
  /** Unique on the page: "free-course". */
  id: string;
  label: string;
  button: string;
  /** What the address is used for: "to send you the five lessons". */
  purpose: string;
  placeholder?: string;
  /** What a visitor is told when it is done, if anything. */
  thanks: string;
  delivery: Delivery;
  /** The address of the privacy policy. */
  policy: string;
};

type State = 'ready' | 'sending' | 'failed' | 'done';

/** Milliseconds: how long a toast stays, and how long an answer may take. */
const toastTime = 8000;
const patience = 15_000;

export class View extends Component<SignupProps, { state: State }> {
  override state: { state: State } = { state: 'ready' };
  // Beside the state, because a second submit can come before the first has been rendered.
  isSending = false;
  timer = 0;
  submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { button, thanks, delivery } = this.props;
    const { form: sending, field, handOver } = delivery;
    const form = event.currentTarget;
    const email = String(new FormData(form).get(field));
    if (!email || this.isSending) return;
    if (handOver) return void open(handOver + encodeURIComponent(`${button}: ${email}`), '_blank', 'noopener');
    clearTimeout(this.timer);
    try {
      if (sending.action) {
        this.isSending = true;
        this.setState({ state: 'sending' });
        await post(sending.action, email);
      } else console.log(email);
      if (thanks) {
        form.reset();
        this.setState({ state: 'done' });
        this.timer = window.setTimeout(() => this.setState({ state: 'ready' }), toastTime);
      } else form.closest('dialog')?.close();
    } catch {
      this.setState({ state: 'failed' });
    }
    this.isSending = false;
  };

  override render() {
    const { id, label, button, purpose, placeholder, thanks, delivery, policy } = this.props;
    const { state } = this.state;
    const { form, field } = delivery;
    const message = { ready: '', sending: 'Sending…', failed: failure, done: thanks }[state];
    return (
      <form className="signup" {...form} onSubmit={this.submit}>
        <label className="field-label" htmlFor={id}>
          {label}
        </label>
        <div className="signup-row">
          <input
            className="field"
            id={id}
            name={field}
            type="email"
            required
            autoComplete="email"
            inputMode="email"
            placeholder={placeholder}
            aria-describedby={`${id}-notice`}
          />
          <button className="signup-button" type="submit" aria-disabled={state === 'sending'}>
            {button}
          </button>
        </div>
        <p className="signup-notice" id={`${id}-notice`}>
          For adults. We use your address only {purpose}; you can withdraw at any time.{' '}
          <a href={policy}>Privacy policy</a>
        </p>
        <p className={`signup-status signup-${state}`} role="status">
          {message}
        </p>
      </form>
    );
  }
}

async function post(action: string, email: string) {
  const response = await fetch(action, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({ email }),
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok) throw new Error(`${response.status}`);
}

const failure = 'That did not go through. Your address is still there: please try again.';

export default /* @__PURE__ */ island('signup', View, 'intent');
