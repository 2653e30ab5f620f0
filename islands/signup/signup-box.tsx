/** A sign-up form as a page places it: the site around it says where the address goes. */
import { hrefOf, useSite } from '../../components/site/site.tsx';
import { deliveryOf } from './delivery.ts';
import Signup, { type SignupProps } from './signup.tsx';

type SignupBoxProps = Omit<SignupProps, 'delivery' | 'policy' | 'thanks'> & {
  /** What a visitor is told when it is done; unless given, nothing where nothing is sent. */
  success?: string;
};

export function SignupBox({ success, ...props }: SignupBoxProps) {
  const { site, address } = useSite();
  const isSent = site.signup.transport === 'post';
  return (
    <Signup
      {...props}
      thanks={success ?? (isSent ? 'Thank you. Your address has reached us.' : '')}
      delivery={deliveryOf(site, props.button)}
      policy={hrefOf('/privacy-policy/', address)}
    />
  );
}
