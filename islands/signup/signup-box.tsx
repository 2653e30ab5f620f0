/** A sign-up form for pages: adds the transport of the site to the island. */
import { useSite } from '../../components/context/site.tsx';
import { hrefOf } from '../../generator/react/address.ts';
import { Island } from '../../generator/react/island.tsx';
import { deliveryOf, thanksFor } from './delivery.ts';
import Signup, { type SignupProps } from './signup.tsx';

type SignupBoxProps = Omit<SignupProps, 'delivery' | 'policy' | 'thanks'> & {
  /** The toast that confirms, if the transport leaves no step to the visitor. */
  success?: string;
  /** Set for a form in a dialog, which closes after the submit and never opens without script. */
  isInDialog?: boolean;
};

/** While nothing is sent, which preflight reports, there is no notice of what an address is used for. */
export function SignupBox({ success, isInDialog = false, purpose, ...props }: SignupBoxProps) {
  const { site, address } = useSite();
  const { transport } = site.signup;
  return (
    <Island
      of={Signup}
      when="intent"
      {...props}
      purpose={transport === 'none' ? undefined : purpose}
      thanks={isInDialog && transport !== 'post' ? '' : thanksFor(transport, success)}
      isToast={success !== undefined}
      delivery={deliveryOf(site)}
      policy={hrefOf('/privacy-policy/', address)}
    />
  );
}
