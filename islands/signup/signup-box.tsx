/** A sign-up form for pages: adds the transport of the site to the island. */
import { useSite } from '../../components/context/site.tsx';
import { fillText } from '../../components/lib/fill.tsx';
import type { SignupForm } from '../../content/schemas/common.ts';
import { hrefOf } from '../../generator/react/address.ts';
import { Island } from '../../generator/react/island.tsx';
import { deliveryOf, thanksFor } from './delivery.ts';
import Signup from './signup.tsx';

type SignupBoxProps = SignupForm & {
  id: string;
  /** The toast that confirms, if the transport leaves no step to the visitor. */
  success?: string;
  /** Set for a form in a dialog, which closes after the submit and never opens without script. */
  isInDialog?: boolean;
};

/** While nothing is sent, which preflight reports, there is no notice of what an address is used for. */
export function SignupBox({ success, isInDialog = false, purpose, ...form }: SignupBoxProps) {
  const { site, address, words } = useSite();
  const { transport } = site.signup;
  const { notice, policy, thanks, mistakes, ...states } = words.signup;
  const isConnected = transport !== 'none';
  return (
    <Island
      of={Signup}
      when="intent"
      {...form}
      notice={
        isConnected
          ? { text: fillText(notice, { purpose }), policy: hrefOf('/privacy-policy/', address), label: policy }
          : undefined
      }
      thanks={isInDialog && transport !== 'post' ? '' : thanksFor(transport, thanks, success)}
      isToast={success !== undefined}
      delivery={deliveryOf(site)}
      mistakes={mistakes}
      states={isConnected ? states : undefined}
    />
  );
}
