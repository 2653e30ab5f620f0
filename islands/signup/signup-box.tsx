/** A sign-up form for pages: adds the transport of the site to the island. */
import './signup-box.css';

import { useSite } from '../../components/context/site.tsx';
import { hrefOf } from '../../generator/react/address.ts';
import { Island } from '../../generator/react/island.tsx';
import { deliveryOf, thanksFor } from './delivery.ts';
import Signup, { type SignupProps } from './signup.tsx';

type SignupBoxProps = Omit<SignupProps, 'delivery' | 'policy' | 'thanks' | 'isClosed'> & {
  /** The confirmation, if the transport leaves no step to the visitor. */
  success?: string;
  /** Set for a form in a dialog, which closes after the submit and never opens without script. */
  isInDialog?: boolean;
};

export function SignupBox({ success, isInDialog = false, ...props }: SignupBoxProps) {
  const { site, address } = useSite();
  const { transport } = site.signup;
  const form = (
    <Island
      of={Signup}
      when="intent"
      {...props}
      thanks={isInDialog && transport !== 'post' ? '' : thanksFor(transport, success)}
      delivery={deliveryOf(site, props.button)}
      isClosed={transport === 'none'}
      policy={hrefOf('/privacy-policy/', address)}
    />
  );
  if (isInDialog || transport !== 'none') return form;
  return (
    <div className="signup-box stack-2">
      {form}
      <p className="note no-js">
        Please write to <a href={`mailto:${site.email}`}>{site.email}</a>.
      </p>
    </div>
  );
}
