/** A sign-up form: its fields, a button, and a line that says what they are used for. */
import '../../components/ui/field.css';
import '../../components/ui/button.css';
import './signup.css';
import { type FormEvent, Fragment, useRef, useState } from 'react';
import { useTimeout } from '../../components/ui/use-timeout.ts';
import type { SignupForm } from '../../content/schemas/common.ts';
import type { Words } from '../../content/schemas/languages.ts';
import { type Delivery, draftOf } from './delivery.ts';

type SignupProps = Omit<SignupForm, 'purpose'> & {
  id: string;
  /** What the address is used for, and a link to the privacy policy. Omitted where nothing but the form may stand. */
  notice?: { text: string; policy: string; label: string } | undefined;
  /** The answer to a valid submit; if empty, there is none, and a dialog around the form closes. */
  thanks: string;
  /** Shows the answer as a toast for a while, in place of under the field. */
  isToast?: boolean;
  delivery: Delivery;
  /** What stands under a field that is empty or filled in wrongly. */
  mistakes: Words['signup']['mistakes'];
  /** What it says while it sends, and if that failed. Omitted where nothing is sent. */
  states?: { sending: string; failed: string } | undefined;
};

/** How browsers show, fill in and validate a field, by its name. */
const kinds = {
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  name: { type: 'text', autoComplete: 'name' },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
} as const;

type State = 'ready' | 'sending' | 'failed' | 'done';

/** How long a toast stays and how long a response may take, in milliseconds. */
const toastDuration = 8000;
const responseTimeout = 15_000;

export default function Signup(props: SignupProps) {
  const { id, fields, button, notice, thanks, isToast, delivery, mistakes, states } = props;
  const [state, setState] = useState<State>('ready');
  const [wrong, setWrong] = useState<Partial<Record<string, keyof typeof mistakes>>>({});
  // A ref in addition to the state, because a second submit can precede the render of the first.
  const isSending = useRef(false);

  useTimeout(() => isToast && state === 'done' && setState('ready'), toastDuration, state);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    const entered = new FormData(element);
    if (isSending.current) return;
    try {
      if (delivery.method === 'get') openDraft(delivery.action, draftOf({ button, fields }, entered));
      else if (delivery.method === 'post') {
        isSending.current = true;
        setState('sending');
        await post(delivery.action, entered);
      } else console.log(...entered.values());
      // Keeps what was entered if the visitor still has to send it.
      if (isToast ? delivery.method !== 'get' : delivery.method === 'post') element.reset();
      if (!thanks) element.closest('dialog')?.close();
      setState(thanks ? 'done' : 'ready');
    } catch {
      setState('failed');
    }
    isSending.current = false;
  }

  return (
    <form className="signup stack-2" {...delivery} onSubmit={submit}>
      {fields.map(({ name, label, placeholder }, i) => {
        const mistake = wrong[name];
        const described = [mistake && `${id}-${name}-wrong`, notice && `${id}-notice`].filter(Boolean).join(' ');
        return (
          <Fragment key={name}>
            <label className="semibold" htmlFor={`${id}-${name}`}>
              {label}
            </label>
            <div className="signup-row row">
              <input
                className="field"
                id={`${id}-${name}`}
                name={name}
                required
                {...kinds[name]}
                placeholder={placeholder}
                aria-invalid={Boolean(mistake)}
                aria-describedby={described || undefined}
                onInvalid={event => {
                  event.preventDefault();
                  const { validity, form } = event.currentTarget;
                  form?.querySelector<HTMLElement>(':invalid')?.focus();
                  setWrong(all => ({ ...all, [name]: validity.valueMissing ? 'empty' : 'wrong' }));
                }}
                onInput={() => setWrong(all => ({ ...all, [name]: undefined }))}
              />
              {i === fields.length - 1 && (
                <button className="signup-button button" type="submit" aria-disabled={state === 'sending'}>
                  {button}
                </button>
              )}
            </div>
            {mistake && (
              <p className="signup-failed" id={`${id}-${name}-wrong`}>
                {mistakes[mistake]}
              </p>
            )}
          </Fragment>
        );
      })}
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

const openDraft = (chat: string, text: string) =>
  open(`${chat}?text=${encodeURIComponent(text)}`, '_blank', 'noopener');

async function post(action: string, entered: FormData) {
  const response = await fetch(action, {
    method: 'POST',
    headers: { accept: 'application/json' },
    // As the browser encodes it without script.
    body: new URLSearchParams([...entered] as [string, string][]),
    signal: AbortSignal.timeout(responseTimeout),
  });
  if (!response.ok) throw new Error();
}
