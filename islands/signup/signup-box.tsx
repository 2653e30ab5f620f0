/** A sign-up form as a page places it: the site around it says where the address goes. */
import { deliveryOf, thanksFor } from '../../components/site/delivery.ts';
import { Island } from '../../components/site/island.tsx';
import { hrefOf, useSite } from '../../components/site/site.tsx';
import type { SignupProps } from '../../components/ui/signup.tsx';
import Signup from './signup.tsx';

type SignupBoxProps = Omit<SignupProps, 'delivery' | 'policy' | 'thanks'> & {
  /** What a visitor is told when it is done, unless there is a step left for them. */
  success?: string;
};

export function SignupBox({ success, ...props }: SignupBoxProps) {
  const { site, address } = useSite();
  const { transport } = site.signup;
  const form = (
    <Island
      of={Signup}
      when="intent"
      {...props}
      thanks={thanksFor(transport, success)}
      delivery={deliveryOf(site, props.button)}
      policy={hrefOf('/privacy-policy/', address)}
    />
  );
  if (transport !== 'none') return form;
  return (
    <div className="signup-box">
      {form}
      <p className="signup-notice no-js">
        Without JavaScript nothing is sent from here: please write to <a href={`mailto:${site.email}`}>{site.email}</a>.
      </p>
    </div>
  );
}
