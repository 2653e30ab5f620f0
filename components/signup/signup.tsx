/** An email box: one field, one button, one line that says what the address is for. */
import './signup.css';
import { Link } from '../link/link.tsx';
import { useSite } from '../site/site.tsx';

type SignupProps = {
  /** Unique on the page: "free-course". */
  id: string;
  label: string;
  button: string;
  /** What the address is used for: "to send you the five lessons". */
  purpose: string;
  /** The blog's boxes show it; the others have a label alone. */
  placeholder?: string;
};

export function Signup({ id, label, button, purpose, placeholder }: SignupProps) {
  const { signup } = useSite().site;
  // Where nothing is connected, "dialog" outside a dialog checks the field and sends nothing, with or without script.
  const sending = signup.transport === 'post' ? { method: 'post', action: signup.action } : { method: 'dialog' };
  return (
    <form className="signup" {...sending}>
      <label className="signup-label" htmlFor={id}>
        {label}
      </label>
      <div className="signup-row">
        <input
          className="signup-field"
          id={id}
          name="email"
          type="email"
          required
          autoComplete="email"
          inputMode="email"
          placeholder={placeholder}
          aria-describedby={`${id}-notice`}
        />
        <button className="signup-button" type="submit">
          {button}
        </button>
      </div>
      <p className="signup-notice" id={`${id}-notice`}>
        For adults. We use your address only {purpose}; you can withdraw at any time.{' '}
        <Link to="/privacy-policy/">Privacy policy</Link>
      </p>
    </form>
  );
}
