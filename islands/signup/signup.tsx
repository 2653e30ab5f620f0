/** A sign-up form: an email field, a button, and a line that says what the address is used for. */
import '../../components/ui/field.css';
import '../../components/ui/button.css';
import './signup.css';
import { type FormEvent, useRef, useState } from 'react';
import { useTimeout } from '../../components/ui/use-timeout.ts';
import type { Delivery } from './delivery.ts';

export type SignupProps = {
  /** A unique id on the page: "free-course". */
  id: string;
  label: string;
  button: string;
  /** What the address is used for, and a link to the privacy policy. Omitted where nothing but the form may stand. */
  notice?: { text: string; policy: string; label: string } | undefined;
  placeholder?: string;
  /** The answer to a valid submit; if empty, there is none, and a dialog around the form closes. */
  thanks: string;
  /** Shows the answer as a toast for a while, in place of under the field. */
  isToast?: boolean;
  delivery: Delivery;
  /** What it says while it sends, and if that failed. Omitted where nothing is sent. */
  states?: { sending: string; failed: string } | undefined;
};

type State = 'ready' | 'sending' | 'failed' | 'done';

/** How long a toast stays and how long a response may take, in milliseconds. */
const toastDuration = 8000;
const responseTimeout = 15_000;

export default function Signup(props: SignupProps) {
  const { id, label, button, notice, placeholder, thanks, isToast, delivery, states } = props;
  const { form, field, handOver } = delivery;
  const [state, setState] = useState<State>('ready');
  // A ref in addition to the state, because a second submit can precede the render of the first.
  const isSending = useRef(false);

  useTimeout(() => isToast && state === 'done' && setState('ready'), toastDuration, state);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    const email = String(new FormData(element).get(field));
    if (!email || isSending.current) return;
    try {
      if (handOver) open(handOver + encodeURIComponent(`${button}: ${email}`), '_blank', 'noopener');
      else if (form.action) {
        isSending.current = true;
        setState('sending');
        await post(form.action, email);
      } else console.log(email);
      // Keeps the address if the visitor still has to send it.
      if (isToast ? !handOver : form.method === 'post') element.reset();
      if (!thanks) element.closest('dialog')?.close();
      setState(thanks ? 'done' : 'ready');
    } catch {
      setState('failed');
    }
    isSending.current = false;
  }

  return (
    <form className="signup stack-2" {...form} onSubmit={submit}>
      <label className="semibold" htmlFor={id}>
        {label}
      </label>
      <div className="signup-row row">
        <input
          className="field"
          id={id}
          name={field}
          type="email"
          required
          autoComplete="email"
          inputMode="email"
          placeholder={placeholder}
          aria-describedby={notice && `${id}-notice`}
        />
        <button className="signup-button button" type="submit" aria-disabled={state === 'sending'}>
          {button}
        </button>
      </div>
      {notice && (
        <p className="signup-notice note" id={`${id}-notice`}>
          {notice.text} <a href={notice.policy}>{notice.label}</a>
        </p>
      )}
      <p className={`signup-${state}${isToast ? ' signup-toast' : ''}`} role="status">
        {{ ready: '', sending: '', failed: '', ...states, done: thanks }[state]}
      </p>
    </form>
  );
}

async function post(action: string, email: string) {
  const response = await fetch(action, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({ email }),
    signal: AbortSignal.timeout(responseTimeout),
  });
  if (!response.ok) throw new Error();
}
